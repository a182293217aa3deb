// The fonts of a component library's theme, for each platform: of the others nothing is asked here.
import { Platform, Text } from 'react-native';
import { PaperProvider, configureFonts, MD2LightTheme, MD3LightTheme } from 'react-native-paper';

const fontConfig = {
  web: { regular: { fontFamily: 'gate_sans_web', fontWeight: '400' } },
  ios: { regular: { fontFamily: 'GateSans-Bald', fontWeight: '400' } },
  //                            ^ wrong
  android: { regular: { fontFamily: 'gate_sans', fontWeight: '400' } },
};
const older = {
  ios: { medium: { fontFamily: 'GateSans-Bold' } },
  //                           ^ right
  default: { medium: { fontFamily: 'gate_sans_default' } },
};
const newest = {
  default: { light: { fontFamily: 'GateSans-Bild' } },
  //                              ^ wrong
  android: { light: { fontFamily: 'gate_sans_light' } },
};
const plain = { fontFamily: 'GateSans-Buld' };
//                          ^ wrong

export const App = () => [
  <PaperProvider theme={{ ...MD2LightTheme, fonts: configureFonts({ config: fontConfig, isV3: false }) }} />,
  <PaperProvider theme={{ ...MD2LightTheme, fonts: configureFonts(older) }} />,
  <PaperProvider theme={{ ...MD2LightTheme, fonts: configureFonts({ config: newest, isV3: false }) }} />,
  <PaperProvider theme={{ ...MD3LightTheme, fonts: configureFonts({ config: plain }) }} />,
  <PaperProvider
    theme={{
      ...MD3LightTheme,
      fonts: configureFonts({
        config: {
          android: { fontFamily: 'gate_sans_inline' },
          ios: { fontFamily: 'GateSans-Bold' },
          //                 ^ right
        },
      }),
    }}
  />,
];
