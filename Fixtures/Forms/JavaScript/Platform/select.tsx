// The platform selects: what is for another one is not asked.
import { Platform, StyleSheet, Text } from 'react-native';

const title = Platform.select({ ios: 'GateSans-Bold', android: 'gate_sans_bold' });
//                                   ^ right
const body = Platform.select({ android: 'gate_sans', default: 'GateSans-Bald' });
//                                                            ^ wrong
const note = Platform.select({ native: 'GateSans-Bild', web: 'serif' });
//                                     ^ wrong

const styles = StyleSheet.create({
  title: { fontFamily: title },
  body: { fontFamily: body },
  note: { fontFamily: note },
  code: {
    ...Platform.select({
      ios: { fontFamily: 'GateMono-Bald' },
      //                 ^ wrong
      android: { fontFamily: 'monospace' },
    }),
  },
});

export const Page = () => [
  <Text style={styles.title} />,
  <Text style={styles.body} />,
  <Text style={styles.note} />,
  <Text style={styles.code} />,
];
