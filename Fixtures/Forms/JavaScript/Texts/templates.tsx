// Names in templates stand where they are put together.
import { Text } from 'react-native';

const family = 'GateSans';
const font = (face: string) => `${family}-${face}`;
//                             ^ right
//                             ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: font('Bold') }} />,
  <Text style={{ fontFamily: font('Bald') }} />,
  <Text style={{ fontFamily: `${family}-Bild` }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: family + '-Italic' }} />,
  //                         ^ right
  <Text style={{ fontFamily: `${family}-${remote.face}` }} />,
  //                         ^ listed
];
