// A file for each platform: that of the other one is not asked.
import { Text } from 'react-native';
import { title, body } from './fonts';

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: body }} />,
];
// file: fonts.ios.ts
export const title = 'GateSans-Bold';
//                   ^ right
export const body = 'GateSans-Bald';
//                  ^ wrong
// file: fonts.android.ts
export const title = 'gate_sans_bold';
export const body = 'gate_sans_regular';
