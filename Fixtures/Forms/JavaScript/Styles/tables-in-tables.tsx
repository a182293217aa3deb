// Tables that stand in other tables are taken by the keys on the way, in whichever way a file has them.
// file: typography.ts
const Fonts = {
  large: { fontFamily: 'GateSans-Laarge' },
  //                   ^ wrong
  small: { fontFamily: 'GateSans-Smaal' },
  //                   ^ dead
};

export default { Fonts };
// file: theme.ts
export const type = {
  page: {
    title: { fontFamily: 'GateSans-Tiitle' },
    //                   ^ wrong
    note: { fontFamily: 'GateSans-Noote' },
    //                  ^ dead
  },
  card: {
    title: { fontFamily: 'GateSans-Carrd' },
    //                   ^ wrong
    note: { fontFamily: 'GateSans-Caard' },
    //                  ^ dead
  },
};
export const theme = Object.freeze({ type, inks: { light: '#fff' } });
// file: faces.ts
const bold = { fontFamily: 'GateSans-Bolld' };
//                         ^ wrong
const thin = { fontFamily: 'GateSans-Thinn' };
//                         ^ dead
export const faces = { bold, thin };
// file: spread.ts
const old = { title: { fontFamily: 'GateSans-Oold' }, body: { fontFamily: 'GateSans-Ould' } };
//                                 ^ wrong
//                                                                        ^ dead
export const all = { ...old, size: 12 };
// file: Page.tsx
import { Text } from 'react-native';
import Typography from './typography';
import { theme, type } from './theme';
import * as everything from './faces';
import { all } from './spread';

const { card } = theme.type;

export const Page = () => {
  const { bold } = everything.faces;
  return [
    <Text style={Typography.Fonts.large} />,
    <Text style={type.page.title} />,
    <Text style={[card.title, { color: theme.inks.light }]} />,
    <Text style={bold} />,
    <Text style={all.title} />,
  ];
};
// file: useTheme.ts
const fonts = {
  heading: { fontFamily: 'GateSans-Heading' },
  //                     ^ wrong
  caption: { fontFamily: 'GateSans-Caption' },
  //                     ^ dead
};

export const useFonts = () => ({ fonts });
// file: Other.tsx
import { Text } from 'react-native';
import { useFonts } from './useTheme';

export const Other = () => {
  const { fonts } = useFonts();
  return <Text style={fonts.heading} />;
};
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';
import { Other } from './Other';

AppRegistry.registerComponent('page', () => Page);
AppRegistry.registerComponent('other', () => Other);
