// css-to-react-native takes a property as JavaScript writes it, too.
import React from 'react';
import { View } from 'react-native';
import styled, { css } from 'styled-components/native';

const heavy = 'GateSans-Heavy';
//            ^ wrong
const bold = 'GateSans-Bold';
//           ^ right

const Title = styled.Text`
  fontSize: 20px;
  fontFamily: GateSans-Bald;
  //          ^ wrong
`;

const Line = styled.Text<{ face?: string }>`
  ${(props) => props.face && css`fontFamily: ${props.face}`};
`;

const Mono = styled.Text`
  fontFamily: ${bold};
`;

export default function App() {
  return (
    <View>
      <Title>Pier</Title>
      <Line face={heavy}>4</Line>
      <Mono>5</Mono>
    </View>
  );
}
