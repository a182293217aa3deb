// Names joined from the parts of a list.
import { Text } from 'react-native';

const font = (...parts: string[]) => parts.join('-');

export const Page = () => [
  <Text style={{ fontFamily: ['GateSans', 'Bold'].join('-') }} />,
  //                          ^ right
  <Text style={{ fontFamily: ['GateSans', 'Bald'].join('-') }} />,
  //                          ^ wrong
];
