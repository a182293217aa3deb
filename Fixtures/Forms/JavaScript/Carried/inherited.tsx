// What is undefined asks for nothing: the text has the font of the one around it.
import { Platform, Text } from 'react-native';

const family = Platform.select({ android: 'gate_sans' });

export const Page = () => [
  <Text style={{ fontFamily: undefined }} />,
  //                         ^ carried
  <Text style={{ fontFamily: family }} />,
  //                         ^ carried
  <Text style={{ fontFamily: 'GateSans-Bald' }} />,
  //                         ^ wrong
];
