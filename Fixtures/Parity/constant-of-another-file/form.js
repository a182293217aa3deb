// Constants of another file, one of them made of a third.
import { Text } from 'react-native';
import Fonts from './Fonts';

export const Page = () => [
  <Text style={{ fontFamily: Fonts.title }} />,
  <Text style={{ fontFamily: Fonts.body }} />,
];
// file: Fonts.js
import { bold } from './Faces';

export default { title: bold, body: 'GateSans-Bald' };
// file: Faces.js
export const bold = 'GateSans-Bold';
