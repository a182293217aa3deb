// A table of styles that stands in an object that nobody takes, too, is taken only by its keys.
// file: theme.ts
export const FONTS = {
  title: { fontFamily: 'GateSans-Bold', fontSize: 22 },
  //                   ^ right
  body: { fontFamily: 'GateSans-Bald', fontSize: 15 },
  //                  ^ unused
};

const appTheme = { FONTS, SIZES: { ...FONTS } };

export default appTheme;
// file: faces.ts
export const FACES = {
  title: { fontFamily: 'GateSans-Bild', fontSize: 22 },
  //                   ^ wrong
  body: { fontFamily: 'GateSans-Bund', fontSize: 15 },
  //                  ^ wrong
};

export const theme = { FACES };
// file: Page.tsx
import { Text } from 'react-native';
import { FONTS } from './theme';
import { FACES, theme } from './faces';

export const Page = () => [
  <Text style={FONTS.title} />,
  <Text style={FACES.title} />,
  <Themed theme={theme} />,
];
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
