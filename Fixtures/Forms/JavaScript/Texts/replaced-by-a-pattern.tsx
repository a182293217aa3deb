// A pattern that replaces, and several texts that are added at once.
import { Text } from 'react-native';

export const Page = () => [
  <Text style={{ fontFamily: 'Gate Sans-Italic'.replace(/\s/g, '') }} />,
  //                         ^ right
  <Text style={{ fontFamily: 'GateSans_Bald'.replaceAll('_', '-') }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: 'GateSans'.concat('-', 'Bold') }} />,
  //                         ^ right
];
