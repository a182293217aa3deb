// The family of a style that is there already.
import { StyleSheet, Text } from 'react-native';

const styles = StyleSheet.create({
  title: { fontFamily: 'GateSans-Bald' },
  //                   ^ wrong
  body: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
});
const { fontFamily } = styles.body;

export const Page = () => [
  <Text style={{ fontFamily: styles.title.fontFamily }} />,
  <Text style={{ fontFamily }} />,
];
