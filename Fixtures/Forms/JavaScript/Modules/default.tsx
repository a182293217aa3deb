// The default export of a file.
import { Text } from 'react-native';
import fonts from './src/fonts';
import Body from './src/body';

export const Page = () => [
  <Text style={{ fontFamily: fonts.title }} />,
  <Text style={{ fontFamily: Body }} />,
];
// file: src/fonts.js
export default {
  title: 'GateSans-Bald',
  //     ^ wrong
};
// file: src/body.js
const body = 'GateSans-Regular';
//           ^ right
export default body;
