// Styles in a list, some under a condition; the last of them replaces the fonts of all.
import { StyleSheet, Text } from 'react-native';

export const Label = ({ isBold, style }) => (
  <Text style={[styles.text, isBold && styles.bold, style, { fontFamily: family(isBold) }]} />
);

const family = (isBold) => (isBold ? 'GateSans-Bold' : 'GateSans-Reguler');
//                                   ^ right
//                                                     ^ wrong

const styles = StyleSheet.create({
  text: { fontFamily: 'GateSans-Regular' },
  //                  ^ right
  bold: { fontFamily: 'GateSans-Bald' },
  //                  ^ dead
});
