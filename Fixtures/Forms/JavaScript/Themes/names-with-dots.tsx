// Names of a theme's fonts that stand in tables there.
import { NativeBaseProvider, Text, extendTheme } from 'native-base';

const theme = extendTheme({
  fonts: {
    title: { bold: 'GateSans-Bold', plain: 'GateSans-Plain' },
    //             ^ right
    //                                     ^ wrong
    'note.plain': 'GateSans-Note',
    //            ^ wrong
  },
});

export const Page = () => (
  <NativeBaseProvider theme={theme}>
    <Text fontFamily="title.bold" />
    <Text fontFamily="title.plain" />
    <Text fontFamily="note.plain" />
    <Text fontFamily="title.none" />
    //               ^ wrong
  </NativeBaseProvider>
);
