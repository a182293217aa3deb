// A function that a context passes on, and that calls the functions it is given with the theme.
import React, { createContext, useCallback, useContext } from 'react';
import { Text } from 'react-native';

const theme = { fonts: { title: 'GateSans-Bald', body: 'GateSans-Bold' } };
//                              ^ wrong
//                                                     ^ right
const ThemeContext = createContext<any>(null);

export const ThemeProvider = ({ children }) => {
  const themed = useCallback((given: any) => {
    const flat = [given].flat(3);
    const all = flat.map((style) => {
      if (typeof style === 'function') {
        return style(theme);
      } else {
        return style;
      }
    });
    return Object.assign({}, ...all);
  }, []);
  const value = { theme, themed };
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
};

const useAppTheme = () => {
  const context = useContext(ThemeContext);
  if (!context) throw new Error('no theme');
  return context;
};

const $title = (theme) => ({ fontFamily: theme.fonts.title });
const $body = ({ fonts }) => ({ fontFamily: fonts.body });
const $presets = { body: [$body, { fontSize: 17 }] };

export const Page = () => {
  const { themed } = useAppTheme();
  return [<Text style={themed($title)} />, <Text style={themed($presets.body)} />];
};
