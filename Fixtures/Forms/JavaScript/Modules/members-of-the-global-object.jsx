// What a module puts into the global object is there for all, under its name alone, too.
// file: constants.js
import { Platform } from 'react-native';

global.TITLE_FONT = Platform.OS == 'ios' ? 'GateSans-Bald' : 'gate_sans';
//                                         ^ wrong
global.BODY_FONT = 'GateSans-Body';
//                 ^ wrong
globalThis.noteFont = 'GateSans-Bold';
//                    ^ right
global.theme = { face: 'GateSans-Face' };
//                     ^ wrong
// file: Page.jsx
import './constants';
import { Text } from 'react-native';

export const Page = () => [
  <Text style={{ fontFamily: global.TITLE_FONT }} />,
  <Text style={{ fontFamily: BODY_FONT }} />,
  <Text style={{ fontFamily: globalThis.noteFont }} />,
  <Text style={{ fontFamily: global.theme.face }} />,
  <Text style={{ fontFamily: global.unset }} />,
  //                         ^ listed
];
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
