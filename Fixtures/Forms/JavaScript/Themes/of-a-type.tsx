// A theme that a package's function hands over is one of the objects of its type, if any.
import { Text } from 'react-native';
import { cacheStyles, useTheme } from 'react-native-patina';
import { PackageTheme } from 'react-native-patina';
import type { Theme } from './theme';

export function Title() {
  const theme = useTheme();
  const styles = getStyles(theme);
  return <Text style={styles.title}>A</Text>;
}

const getStyles = cacheStyles((theme: Theme) => ({
  title: { fontFamily: theme.title },
  body: { fontFamily: theme.body },
}));

const getOtherStyles = cacheStyles((theme: PackageTheme) => ({
  title: { fontFamily: theme.title },
  //                   ^ listed
}));

const getPlainStyles = cacheStyles((theme) => ({
  title: { fontFamily: theme.title },
  //                   ^ listed
}));
// file: theme.ts
export interface Theme {
  title: string;
  body: string;
}
// file: themes.ts
import { Theme } from './theme';

export const dark: Theme = {
  title: 'GateSans-Bold',
  //     ^ right
  body: 'GateSans-Regular',
  //    ^ right
};
export const light = {
  title: 'GateSans-Bald',
  //     ^ missed
  body: 'GateSans-Regular',
  //    ^ right
} satisfies Theme;

// No theme of that type.
export const old = { title: 'GateSans-Old', body: 'GateSans-Older' };
