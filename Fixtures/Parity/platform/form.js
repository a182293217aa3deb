// A name for each platform: that of the other one is not asked.
import { Platform, Text } from 'react-native';

function name() {
  if (Platform.OS === 'ios') {
    return 'GateSans-Bald';
  } else {
    return 'gate_sans';
  }
}

export const Page = () => [
  <Text style={{ fontFamily: 'GateSans-Bold' }} />,
  <Text style={{ fontFamily: name() }} />,
];
