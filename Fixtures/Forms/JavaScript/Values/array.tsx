// Names of a list, by number, and all of them.
import { Text } from 'react-native';

const names = ['GateSans-Bold', 'GateSans-Bald'];
//             ^ right
//                              ^ wrong
const [first, second] = ['GateSans-Regular', 'GateSans-Reguler'];
//                       ^ right
//                                           ^ wrong
const faces = ['GateSans-Bild', 'GateSans-Italic'];
//             ^ wrong
//                              ^ right

export const Page = () => [
  <Text style={{ fontFamily: names[0] }} />,
  <Text style={{ fontFamily: names[1] }} />,
  <Text style={{ fontFamily: first }} />,
  <Text style={{ fontFamily: second }} />,
  ...faces.map((face) => <Text style={{ fontFamily: face }} />),
];
