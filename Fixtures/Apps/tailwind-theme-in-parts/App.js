import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
      <Text className="font-one">a</Text>
      <Text className="font-two">b</Text>
      <Text className="font-base">c</Text>
      <Text className="font-preset">d</Text>
    </View>
  );
}
