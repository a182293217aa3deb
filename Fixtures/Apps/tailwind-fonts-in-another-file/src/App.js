import { Text, View } from 'react-native';

export default () => (
  <View>
    <Text className="font-title font-body">a</Text>
    <Text className="font-list font-mark">b</Text>
    <Text className="font-code">c</Text>
  </View>
);
