// A context whose provider works its value out of a property: each caller of the provider says which it is.
import { createContext, useContext, useMemo } from 'react';
import { Text } from 'react-native';

const themes = {
  light: { heading: 'GateSans-Haeding', body: 'GateSans-Bold' },
  //                ^ wrong
  //                                          ^ right
  dark: { heading: 'GateSans-Drak', body: 'GateSans-Bold' },
};
const Context = createContext<any>(undefined);
const tokensOf = (scheme: 'light' | 'dark') => themes[scheme];

function Provider({ scheme, children }: any) {
  const value = useMemo(() => ({ scheme, tokens: tokensOf(scheme) }), [scheme]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
const useTheme = () => {
  const context = useContext(Context);
  if (!context) throw new Error('no theme');
  return context;
};

const Title = () => {
  const { tokens } = useTheme();
  return [<Text style={{ fontFamily: tokens.heading }} />, <Text style={{ fontFamily: tokens.body }} />];
};

export const Page = () => (
  <Provider scheme="light">
    <Title />
  </Provider>
);
