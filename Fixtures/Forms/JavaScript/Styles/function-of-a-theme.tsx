// Styles that a function makes of the theme.
import { StyleSheet, Text } from 'react-native';

const theme = { fonts: { title: 'GateSans-Bold', body: 'GateSans-Bald' } };
//                              ^ right
//                                                     ^ wrong
type Theme = typeof theme;

const makeStyles = (theme: Theme) =>
  StyleSheet.create({
    title: { fontFamily: theme.fonts.title },
    body: { fontFamily: theme.fonts.body },
  });

export const Page = () => {
  const styles = makeStyles(theme);
  return [<Text style={styles.title} />, <Text style={styles.body} />];
};
