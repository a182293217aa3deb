// Style sheets that a file gives to others without a name: what no other file takes of them is unused.
import { Text } from 'react-native';
import styles from './styles';
import common from './common';
const old = require('./old');
import given from './given';
import { Other } from './other';

export const Page = () => (
  <>
    <Text style={styles.title} />
    <Text style={common.title} />
    <Text style={old.title} />
    <Other styles={given} />
  </>
);
// file: styles.ts
import { StyleSheet } from 'react-native';
import { names } from './names';

export default StyleSheet.create({
  title: { fontFamily: names.title },
  note: { fontFamily: names.note },
  task: { fontFamily: 'Unused-One' },
  //                  ^ unused
});
// file: names.ts
export const names = { title: 'GateSans-Bald', note: 'Unused-Two' };
//                            ^ wrong
//                                                   ^ unused
// file: common.js
const { StyleSheet } = require('react-native');

module.exports = StyleSheet.create({
  title: { fontFamily: 'GateSans-Beld' },
  //                   ^ wrong
  note: { fontFamily: 'Unused-Three' },
  //                  ^ unused
});
// file: old.js
const { StyleSheet } = require('react-native');

module.exports = StyleSheet.create({
  title: { fontFamily: 'GateSans-Bild' },
  //                   ^ wrong
});
// file: given.ts
import { StyleSheet } from 'react-native';

export default StyleSheet.create({
  title: { fontFamily: 'GateSans-Bold' },
  //                   ^ right
  note: { fontFamily: 'GateSans-Bould' },
  //                  ^ wrong
});
// file: other.tsx
import { Text } from 'react-native';

export const Other = ({ styles }) => [<Text style={styles.title} />, <Text style={styles.note} />];
// file: index.ts
export { Page as default } from './Form';
