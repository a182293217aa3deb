// Themes of React Native Elements: what its hooks give, and what is made of them.
import { Text } from 'react-native';
import { createTheme, makeStyles, ThemeProvider, useTheme } from '@rneui/themed';

const theme = createTheme({ fonts: { title: 'GateSans-Tilte', body: 'GateSans-Bady' } });
//                                          ^ wrong
//                                                                  ^ wrong
const useStyles = makeStyles((theme) => ({ title: { fontFamily: theme.fonts.title } }));

const Inner = () => {
  const styles = useStyles();
  const { theme } = useTheme();
  return [<Text style={styles.title} />, <Text style={{ fontFamily: theme.fonts.body }} />];
};

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Inner />
  </ThemeProvider>
);
