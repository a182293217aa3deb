// What Platform.select is given may be put together of other objects: of each, what counts on iOS counts.
// file: fonts.ts
import { Platform } from 'react-native';

const fontConfig = {
  web: { regular: { fontFamily: 'Roboto, "Helvetica Neue", sans-serif', fontWeight: '400' } },
  ios: { regular: { fontFamily: 'GateSans-Bald' } },
  //                            ^ wrong
  default: { regular: { fontFamily: 'sans-serif', fontWeight: 'normal' } },
};

const shared = {
  native: { small: { fontFamily: 'GateSans-Bild' } },
  //                             ^ wrong
  web: { small: { fontFamily: 'Verdana, sans-serif' } },
};

export const configureFonts = (config) => Platform.select({ ...fontConfig, ...config });

export const fonts = configureFonts();
export const small = Platform.select({ ...shared });
// file: Page.tsx
import { Text } from 'react-native';
import { fonts, small } from './fonts';

export const Page = () => [<Text style={fonts.regular} />, <Text style={small.small} />];
