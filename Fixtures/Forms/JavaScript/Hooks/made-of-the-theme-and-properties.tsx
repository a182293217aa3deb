// Hooks that makeStyles makes hand on what they are given; without anything that is an empty object.
import { Text } from 'react-native';
import { createTheme, makeStyles, ThemeProvider } from '@rneui/themed';

const theme = createTheme({ fonts: { body: 'GateSans-Bady', note: 'GateSans-Regular' } });
//                                         ^ wrong
//                                                                ^ right
const variants = {
  body: { fontFamily: 'GateSans-Regular' },
  //                  ^ right
  title: { fontFamily: 'GateSans-Bald' },
  //                   ^ wrong
};

const useVariants = makeStyles((theme, { variant }) => ({ text: variants[variant] }));
const useFaces = makeStyles((theme, { face }: { face: string }) => ({
  text: { fontFamily: face },
  note: { fontFamily: theme.fonts.note },
}));
const useStyles = makeStyles((theme, props) => ({
  text: { fontFamily: props.isBold ? 'GateSans-Bild' : theme.fonts.body },
}));

const Label = ({ variant = 'body', children }) => {
  const styles = useVariants({ variant });
  return <Text style={styles.text}>{children}</Text>;
};

const Faces = ({ face }) => {
  const styles = useFaces({ face });
  return [<Text style={styles.text} />, <Text style={styles.note} />];
};

const Body = () => {
  const styles = useStyles();
  return <Text style={styles.text} />;
};

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Label variant="title">Tides</Label>
    <Label>Tides</Label>
    <Faces face="GateSans-Bxld" />
    //          ^ wrong
    <Body />
  </ThemeProvider>
);
