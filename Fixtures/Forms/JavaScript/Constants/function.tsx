// Functions that give a name or a style.
import { Text } from 'react-native';

function titleFont() {
  return 'GateSans-Bold';
  //     ^ right
}

const bodyFont = () => 'GateSans-Bald';
//                     ^ wrong

const note = (size: number) => ({ fontFamily: 'GateSans-Bild', fontSize: size });
//                                            ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: titleFont() }} />,
  <Text style={{ fontFamily: bodyFont() }} />,
  <Text style={note(12)} />,
];
