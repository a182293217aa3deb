// Names by which pages ask for the system font: it is what is drawn.
import { Text } from 'react-native';
import { Text as SvgText } from 'react-native-svg';

export const Page = () => [
  <Text style={{ fontFamily: '-apple-system' }} />,
//                           ^ right
  <Text style={{ fontFamily: 'BlinkMacSystemFont' }} />,
//                           ^ right
  <Text style={{ fontFamily: 'apple-system' }} />,
//                           ^ wrong
  <SvgText fontFamily="-apple-system, sans-serif" />,
//                    ^ right
];
