import React from 'react';
import { Text, View } from 'react-native';
import styled, { css } from 'styled-components/native';
import { fonts, names, sheet } from './fonts';
import { variants } from './variants';

const Badge = styled.Text({ color: 'red', '&:hover': { fontFamily: 'GateSans-Bell' } });
const Note = styled.Text`
  ${({ big }) => big && css`${({ loud }) => loud && css`font-family: 'GateSans-Belt';`}`}
`;

export default function App({ variant }) {
  return (
    <View>
      <Text style={fonts.title}>a</Text>
      <Text style={sheet.body}>b</Text>
      <Text style={{ fontFamily: names.title }}>c</Text>
      <Text style={variants[variant]}>d</Text>
      <Badge>e</Badge>
      <Note big loud>f</Note>
    </View>
  );
}
