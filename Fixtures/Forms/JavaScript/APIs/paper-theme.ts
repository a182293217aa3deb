// The fonts of a component library's theme.
import { configureFonts, MD3LightTheme } from 'react-native-paper';

const base = { fontFamily: 'GateSans-Regular' };
//                         ^ right

export const theme = {
  ...MD3LightTheme,
  fonts: configureFonts({
    config: {
      ...base,
      titleLarge: { fontFamily: 'GateSans-Bald', fontSize: 22 },
      //                        ^ wrong
    },
  }),
};
