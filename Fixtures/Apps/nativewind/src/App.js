import { Text, View } from 'react-native';

export default () => (
  <View>
    <Text className="mt-2 font-title text-lg">a</Text>
    <Text className="font-body dark:font-title">b</Text>
    <Text className="android:font-droid font-unusedly">c</Text>
  </View>
);
