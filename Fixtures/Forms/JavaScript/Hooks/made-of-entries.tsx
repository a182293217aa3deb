// Styles that are made of the entries of an object.
import { Platform, Text } from 'react-native';

const fonts = {
  gate: { normal: 'GateSans-Regular', bold: 'GateSans-Bald' },
  //              ^ right
  //                                        ^ wrong
  android: { normal: 'gate_sans' },
};
const typography = {
  primary: fonts.gate,
  code: Platform.select({ ios: fonts.gate, android: fonts.android }),
};
const styles: any = Object.entries(typography.primary).reduce((all, [weight, fontFamily]) => {
  return { ...all, [weight]: { fontFamily } };
}, {});

export const Page = () => [<Text style={styles.normal} />, <Text style={styles.bold} />];
