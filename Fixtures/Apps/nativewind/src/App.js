import { Text, View } from 'react-native';
import Chip from './Chip';

export default () => (
  <View>
    <Text className="mt-2 font-title text-lg">a</Text>
    <Text className="font-body dark:font-title">b</Text>
    <Chip />
    <Text className="android:font-droid font-unusedly">c</Text>
  </View>
);
