// Styles made of others.
import { StyleSheet, Text } from 'react-native';

const base = { fontFamily: 'GateSans-Bald', color: 'black' };
//                         ^ wrong
const strong = { ...base, fontFamily: 'GateSans-Bold' };
//                                    ^ right
const merged = Object.assign({}, base, { fontSize: 12 });

const styles = StyleSheet.create({
  title: { ...strong, fontSize: 28 },
  body: { ...base },
  note: { ...merged },
});

export const Page = () => [
  <Text style={styles.title} />,
  <Text style={styles.body} />,
  <Text style={styles.note} />,
];
