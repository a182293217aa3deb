// Style sheets of one name in two files: what uses one does not use the other, which no one does then.
import { StyleSheet, Text } from 'react-native';
import { Other } from './other';

const styles = StyleSheet.create({
  title: { fontFamily: 'GateSans-Bald' },
  //                   ^ wrong
  note: { fontFamily: 'Unused-One' },
  //                  ^ unused
});

export const Page = () => [<Text style={styles.title} />, <Other />];
// file: other.tsx
import { StyleSheet, Text } from 'react-native';

const styles = StyleSheet.create({
  title: { fontFamily: 'Unused-Two' },
  //                   ^ unused
  note: { fontFamily: 'GateSans-Bild' },
  //                  ^ wrong
});

export const Other = () => <Text style={styles.note} />;
// file: index.ts
export { Page as default } from './Form';
export { Other } from './other';
