// Keys that an object lacks, and what is drawn in their place.
import { Text } from 'react-native';

const fonts = { title: 'GateSans-Bold', sans: { bold: 'GateSans-BoldItalic' } };
//                     ^ right
//                                                    ^ right

const font = (role: string) => fonts[role] ?? 'GateSans-Bald';
//                                            ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: fonts.title }} />,
  <Text style={{ fontFamily: fonts.sans.bold }} />,
  <Text style={{ fontFamily: fonts.caption }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: fonts.sans.light }} />,
  //                         ^ wrong
  <Text style={{ fontFamily: font('note') }} />,
];
