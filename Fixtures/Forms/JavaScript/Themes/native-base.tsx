// Names of a theme's fonts, which NativeBase looks up; others are fonts' own, and those that no theme has the
// system's.
import { Button, NativeBaseProvider, Text, extendTheme } from 'native-base';

const theme = extendTheme({
  fonts: { heading: 'GateSans-Bald', title: 'Gate Sans' },
  //                ^ wrong
  fontConfig: { 'Gate Sans': { 400: { normal: 'GateSans-Regular' }, 700: { normal: 'GateSans-Bild' } } },
  //                                          ^ right
  //                                                                               ^ missed
  components: { Text: { baseStyle: { fontFamily: 'heading' } } },
});

export const Page = () => (
  <NativeBaseProvider theme={theme}>
    <Text fontFamily="heading" />
    <Text fontFamily="title" />
    <Text fontFamily="mono" />
    //               ^ right
    <Text fontFamily="GateSans-Buld" />
    //               ^ wrong
    <Button _text={{ fontFamily: 'heading' }} />
  </NativeBaseProvider>
);
