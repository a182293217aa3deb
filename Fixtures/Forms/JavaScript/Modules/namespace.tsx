// All the exports of a file, under one name.
import { Text } from 'react-native';
import * as Fonts from './fonts';

export const Page = () => [
  <Text style={{ fontFamily: Fonts.bold }} />,
  <Text style={{ fontFamily: Fonts.body }} />,
  <Text style={{ fontFamily: Fonts.default.note }} />,
];
// file: fonts.js
export const bold = 'GateSans-Bold';
//                  ^ right
export const body = 'GateSans-Bald';
//                  ^ wrong
export default { note: 'GateSans-Bild' };
//                     ^ wrong
