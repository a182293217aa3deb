import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
      <Text style={{ fontFamily: 'GateSans-Regular' }}>Text</Text>
      <Text style={{ fontFamily: 'GateSans-Bold' }}>Title</Text>
    </View>
  );
}
