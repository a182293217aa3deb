// What a reader has set is no style: its words for fonts are looked up before anything is drawn.
import React, { createContext, useContext, useState } from 'react';
import { Text } from 'react-native';

const Reading = createContext(null);

export function Provider({ children }) {
  const [settings, setSettings] = useState({
    version: 'a93a',
    fontSize: 16,
    fontFamily: 'default',
    //          ^ dead
    nightMode: false,
  });
  const update = (change) => setSettings((old) => ({ ...old, ...change }));
  return <Reading.Provider value={{ settings, update }}>{children}</Reading.Provider>;
}

const nameOf = (choice) => {
  switch (choice) {
    case 'serif': return 'Georgia';
    //                   ^ right
    default: return 'GateSans-Defalt';
    //              ^ wrong
  }
};

function Page() {
  const { settings } = useContext(Reading);
  return <Text style={{ fontSize: settings.fontSize, fontFamily: nameOf(settings.fontFamily) }}>a</Text>;
}

export const App = () => <Provider><Page /></Provider>;
