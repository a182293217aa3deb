// Constants that the platform chooses when the file is read.
import { Platform, Text } from 'react-native';

let family = 'gate_sans';
if (Platform.OS === 'ios') {
  family = 'GateSans-Bald';
  //       ^ wrong
}

export const Page = () => <Text style={{ fontFamily: family }} />;
