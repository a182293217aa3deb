// A family in one style, and a weight in another that it is drawn with.
import { StyleSheet, Text } from 'react-native';

const styles = StyleSheet.create({
  text: { fontFamily: 'MyFont' },
  //                  ^ right
  bold: { fontWeight: '700' },
  //                  ^ lacking
});
const base = { fontFamily: 'My Font' };
//                         ^ right

export const Page = () => [
  <Text style={[styles.text, styles.bold]} />,
  <Text style={{ ...base, fontStyle: 'italic' }} />,
  //                                 ^ lacking
];
