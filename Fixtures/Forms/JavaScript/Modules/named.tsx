// Constants of another file, by their names.
import { Text } from 'react-native';
import { bold, regular as plain } from './src/fonts';

export const Page = () => [
  <Text style={{ fontFamily: bold }} />,
  <Text style={{ fontFamily: plain }} />,
];
// file: src/fonts.ts
export const bold = 'GateSans-Bold';
//                  ^ right
const regular = 'GateSans-Reguler';
//              ^ wrong
export { regular };
