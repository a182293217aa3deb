// A theme that a provider gives: what the context begins with reaches no one below it.
import React, { createContext, useContext } from 'react';
import { Text } from 'react-native';

const ThemeContext = createContext({ title: 'GateSans-Regular', body: 'GateSans-Reguler' });

const dark = { title: 'GateSans-Bald', body: 'GateSans-Bold' };
//                    ^ wrong
//                                           ^ right

const useTheme = () => useContext(ThemeContext);

const Label = () => {
  const { title } = useTheme();
  const theme = useContext(ThemeContext);
  return [<Text style={{ fontFamily: title }} />, <Text style={{ fontFamily: theme.body }} />];
};

export const App = () => (
  <ThemeContext.Provider value={dark}>
    <Label />
  </ThemeContext.Provider>
);
