import { Platform, Text } from 'react-native';

const code = Platform.OS === 'ios' ? 'font-body' : 'font-mono';

export default () => {
  if (Platform.OS === 'android') return <Text className="font-roboto">a</Text>;
  return <Text className={`mt-2 ${code}`}>b</Text>;
};
