// A word that means the system font.
import { Text } from 'react-native';

export const Page = () => [
  <Text style={{ fontFamily: 'System' }} />,
  //                         ^ right
  <Text style={{ fontFamily: 'GateSans-Bald' }} />,
  //                         ^ wrong
];
