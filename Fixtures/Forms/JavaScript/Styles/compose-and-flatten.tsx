// Styles that are put together, and made flat.
import { StyleSheet, Text } from 'react-native';

const styles = StyleSheet.create({
  text: { fontFamily: 'GateSans-Bald' },
  //                  ^ wrong
  title: { fontFamily: 'GateSans-Bold' },
  //                   ^ right
});
const both = StyleSheet.compose(styles.text, { color: 'red' });
const flat = StyleSheet.flatten([styles.title, { fontSize: 28 }]);

export const Page = () => [<Text style={both} />, <Text style={flat} />];
