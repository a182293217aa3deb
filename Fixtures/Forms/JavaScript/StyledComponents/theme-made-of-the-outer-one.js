// A theme that is a function of the one around it has what that gives.
import React from 'react';
import { View } from 'react-native';
import styled, { ThemeProvider } from 'styled-components/native';

const Title = styled.Text`
  font-family: ${(props) => props.theme.title};
  //             ^ listed
`;

const Body = styled.Text`
  font-family: ${(props) => props.theme.body};
`;

export default function Page() {
  return (
    <ThemeProvider theme={{ body: 'GateSans-Bald' }}>
    //                            ^ wrong
      <ThemeProvider theme={(outer) => ({ ...outer, title: 'GateSans-Bold' })}>
      //                                                   ^ right
        <View>
          <Title>one</Title>
          <Body>two</Body>
        </View>
      </ThemeProvider>
    </ThemeProvider>
  );
}
