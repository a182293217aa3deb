// NativeBase draws the face that `fontConfig` has for a weight, and the system's font where it has none.
import { Heading, NativeBaseProvider, Text, extendTheme } from 'native-base';

const theme = extendTheme({
  fontConfig: {
    Gate: { 500: { normal: 'GateSans-Regular', italic: 'GateSans-Itlic' }, 700: { normal: 'GateSans-Bolt' } },
    //                     ^ right
    //                                                 ^ wrong
    //                                                                                    ^ wrong
    Sign: { 400: { normal: 'GateSans-Regular' }, 700: { normal: 'GateSans-Bald' }, 800: 'GateSans-Heavy' },
    //                     ^ right
    //                                                          ^ missed
    //                                                                                  ^ missed
  },
  fonts: { text: 'Gate', sign: 'Sign' },
});

export const Page = ({ isBig, ...others }: any) => (
  <NativeBaseProvider theme={theme}>
    <Text fontFamily="text" fontWeight="400" />
    //               ^ wrong
    <Text fontFamily="text" />
    //               ^ wrong
    <Text fontFamily="text" fontWeight="medium" />
    <Text fontFamily="text" fontWeight={500} fontStyle="italic" />
    <Heading fontFamily="text" />
    <Text fontFamily="sign" />
    <Text fontFamily="sign" {...others} />
  </NativeBaseProvider>
);
