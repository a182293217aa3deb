// Of the styles that a hook hands out those that nobody takes may be unused; a style that is put into another one is
// drawn where that is.
// file: fonts.js
import { StyleSheet } from 'react-native';

export default function ({ size }) {
  return StyleSheet.create({
    small: { fontFamily: 'GateSans-Smoll', fontSize: size },
    //                   ^ wrong
    fancy: { fontFamily: 'GateSans-Fancy' },
    //                   ^ dead
  });
}
// file: useTheme.js
import Fonts from './fonts';

export default function useTheme() {
  const fonts = Fonts({ size: 12 });
  return { Fonts: fonts, isDark: false };
}
// file: shared.js
const style = {
  plain: { fontFamily: 'GateSans-Plain' },
  //                   ^ dead
  strong: { fontFamily: 'GateSans-Strong' },
  //                    ^ wrong
};

export default {
  screen: {
    note: { ...style.plain, textAlign: 'center' },
    title: { ...style.strong, textAlign: 'center' },
  },
};
// file: Page.jsx
import { StyleSheet, Text } from 'react-native';
import shared from './shared';
import useTheme from './useTheme';

export const Page = () => {
  const { Fonts } = useTheme();
  return [<Text style={Fonts.small} />, <Text style={styles.title} />];
};

const styles = StyleSheet.create({
  ...shared.screen,
  body: { fontSize: 12 },
});
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
