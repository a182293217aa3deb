import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
      <Text className="font-title">Title</Text>
      <Text className="font-body">Body</Text>
      <Text className="font-note">Note</Text>
      <Text className="font-label">Label</Text>
      <Text className="font-wrong">Wrong</Text>
      <Text className="font-absent">Absent</Text>
    </View>
  );
}
