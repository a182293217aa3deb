// The theme by the context of a package, and by a provider that is given it among others.
import React, { useContext } from 'react';
import { Text } from 'react-native';
import { NavigationContainer } from '@react-navigation/native';
import styled, { ThemeContext, ThemeProvider } from 'styled-components/native';

const theme = { fonts: { bold: 'GateSans-Bolt', regular: 'GateSans-Regullar' } };
//                             ^ wrong
//                                                       ^ wrong
const colors = { card: 'white' };

function Title() {
  const theme = useContext(ThemeContext);
  return <Text style={{ fontFamily: theme.fonts.bold }}>a</Text>;
}

const Body = styled.Text`
  font-family: ${({ theme }) => theme.fonts.regular};
`;

export const Page = () => (
  <ThemeProvider {...{ theme }}>
    <NavigationContainer theme={colors}>
      <Title />
      <Body />
    </NavigationContainer>
  </ThemeProvider>
);
