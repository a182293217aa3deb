// Paper's fonts with those of the app: its own by their names, others beside them, or one family for all.
import { StyleSheet, Text } from 'react-native';
import { configureFonts, MD3LightTheme, PaperProvider, useTheme } from 'react-native-paper';

const config = {
  bodyMedium: { fontFamily: 'GateSans-Bald', fontSize: 14 },
  //                        ^ wrong
  labelLarge: { fontSize: 12 },
  chapter: { fontFamily: 'GateSans-Bold', fontSize: 20 },
  //                     ^ right
};
const theme = { ...MD3LightTheme, fonts: configureFonts({ config }) };
const plain = configureFonts({ config: { fontFamily: 'GateSans-Bild' } });
//                                                   ^ wrong
const older = configureFonts({ config: { ios: { medium: { fontFamily: 'GateSans-Buld' } } }, isV3: false });
//                                                                    ^ wrong

const styles = StyleSheet.create({
  chapter: { fontFamily: theme.fonts.chapter.fontFamily },
  all: { fontFamily: plain.headlineSmall.fontFamily },
  medium: { fontFamily: older.medium.fontFamily },
  own: { fontFamily: theme.fonts.displayLarge.fontFamily },
  //                 ^ right
});

const Page = () => {
  const { fonts } = useTheme<typeof theme>();
  return [
    <Text style={{ fontFamily: fonts.bodyMedium.fontFamily }} />,
    <Text style={{ fontFamily: fonts.labelLarge.fontFamily }} />,
    //                         ^ right
    <Text style={styles.chapter} />,
    <Text style={styles.all} />,
    <Text style={styles.medium} />,
    <Text style={styles.own} />,
  ];
};

export const App = () => (
  <PaperProvider theme={theme}>
    <Page />
  </PaperProvider>
);
