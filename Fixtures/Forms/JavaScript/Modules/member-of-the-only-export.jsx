// What a module exports by default, and nothing beside, is the module itself for the oldest compilers.
// file: themes.js
const everything = { fonts: { base: 'GateSans-Bald' }, isDark: false };
//                                  ^ wrong

export default everything;
// file: others.js
export const inks = { light: '#fff' };
export default { fonts: { base: 'GateSans-Bild' } };
// file: Page.jsx
import { Text } from 'react-native';
import { fonts } from './themes';
import { fonts as others } from './others';

export const Page = () => [
  <Text style={{ fontFamily: fonts.base }} />,
  <Text style={{ fontFamily: others.base }} />,
  //                         ^ listed
];
