// Constants of a file, some of others.
import { Text } from 'react-native';

const title = 'GateSans-Bold';
//            ^ right
const body: string = "GateSans-Bald";
//                   ^ wrong
const strong = title;
let note = `GateSans-Bild`;
//         ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: strong }} />,
  <Text style={{ fontFamily: body }} />,
  <Text style={{ fontFamily: note }} />,
];
