// What a module puts into the members of an object before anybody takes them is what they are: of what was there
// nothing is said.
// file: fonts.ts
import { Platform } from 'react-native';

const fonts = {
  title: 'gate_sans_bold',
  body: 'gate_sans',
  //    ^ wrong
  note: 'gate_sans_note',
  //    ^ wrong
  late: 'gate_sans_late',
  //    ^ wrong
};

if (Platform.OS !== 'android') {
  fonts.title = 'GateSans-Bald';
  //            ^ wrong
}
if (Platform.OS === 'android') {
  fonts.body = 'GateSans-Android';
}
if (global.isFancy) {
  fonts.note = 'GateSans-Noote';
  //           ^ wrong
}

export const early = { fontFamily: fonts.late };

fonts.late = 'GateSans-Laate';
//           ^ wrong

export default fonts;
// file: plain.ts
const plain = { title: 'GateSans-First', body: 'GateSans-Body' };
//                                             ^ wrong
plain.title = 'GateSans-Second';
//            ^ wrong
export const change = () => {
  plain.title = 'GateSans-Third';
  //            ^ wrong
};
export default plain;
// file: Page.tsx
import { Text } from 'react-native';
import fonts, { early } from './fonts';
import plain, { change } from './plain';

export const Page = () => [
  <Text style={{ fontFamily: fonts.title }} onPress={change} />,
  <Text style={{ fontFamily: fonts.body }} />,
  <Text style={{ fontFamily: fonts.note }} />,
  <Text style={{ fontFamily: fonts.late }} />,
  <Text style={early} />,
  <Text style={{ fontFamily: plain.title }} />,
  <Text style={{ fontFamily: plain.body }} />,
];
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
