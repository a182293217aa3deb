// Themes that are registered in a chain of calls, wherever in it.
import { Text } from 'react-native';
import { UnistylesRegistry, createStyleSheet, useStyles } from 'react-native-unistyles';

const light = { fonts: { body: 'GateSans-Regulr', title: 'GateSans-Bold' } };
//                             ^ wrong
//                                                       ^ right
UnistylesRegistry.addBreakpoints({ small: 0 })
  .addConfig({ initialTheme: 'light' })
  .addThemes({ light });

const sheet = createStyleSheet((theme) => ({
  body: { fontFamily: theme.fonts.body },
  title: { fontFamily: theme.fonts.title },
}));

export const Page = () => {
  const { styles } = useStyles(sheet);
  return [<Text style={styles.body} />, <Text style={styles.title} />];
};
