// Styles that a function makes of the theme, which Unistyles gives it.
import { Text } from 'react-native';
import { StyleSheet, UnistylesRegistry, createStyleSheet, useStyles } from 'react-native-unistyles';

const light = { fonts: { body: 'GateSans-Regular', title: 'GateSans-Bald' } };
//                             ^ right
//                                                        ^ wrong
const dark = { fonts: { body: 'GateSans-Regular', title: 'GateSans-Bold' } };
//                            ^ right
//                                                       ^ right
UnistylesRegistry.addThemes({ light }).addConfig({ initialTheme: 'light' });
StyleSheet.configure({ themes: { light, dark } });

const sheet = createStyleSheet((theme) => ({ body: { fontFamily: theme.fonts.body } }));
const styles = StyleSheet.create((theme) => ({ title: { fontFamily: theme.fonts.title } }));

export const Page = () => {
  const { styles: own, theme } = useStyles(sheet);
  return [
    <Text style={own.body} />,
    <Text style={styles.title} />,
    <Text style={{ fontFamily: theme.fonts.body }} />,
  ];
};
