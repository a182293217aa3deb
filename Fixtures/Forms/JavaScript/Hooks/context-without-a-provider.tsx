// A context that no one provides gives what it begins with.
import React from 'react';
import { Text } from 'react-native';

export const FontContext = React.createContext({
  title: 'GateSans-Bold',
  //     ^ right
  body: 'GateSans-Bald',
  //    ^ wrong
});

export const Page = () => {
  const fonts = React.useContext(FontContext);
  return [<Text style={{ fontFamily: fonts.title }} />, <Text style={{ fontFamily: fonts.body }} />];
};
