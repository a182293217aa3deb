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

const listed = {
  web: { large: { fontFamily: 'Tahoma, sans-serif' } },
  ios: { large: { fontFamily: 'GateSans-Bold' } },
  //                          ^ right
};

// What goes through all of it takes nothing for the web.
export const styles = Object.keys(listed).map((platform) => platform.length);
export const large = Platform.select(listed);

const asked = {
  web: { huge: { fontFamily: 'Impact, sans-serif' } },
  //                         ^ wrong
  ios: { huge: { fontFamily: 'GateSans-Bold' } },
  //                         ^ right
};

export const huge = Platform.select(asked);
export const page = asked.web.huge;
// file: Page.tsx
import { Text } from 'react-native';
import { fonts, huge, large, page, small } from './fonts';

export const Page = () => [<Text style={fonts.regular} />, <Text style={small.small} />,
  <Text style={large.large} />, <Text style={huge.huge} />, <Text style={page} />];
