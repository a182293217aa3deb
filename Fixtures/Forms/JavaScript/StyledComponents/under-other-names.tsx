// A package of styles may have any name in a file.
import React from 'react';
import { Text } from 'react-native';
import Native, { ThemeProvider, css as rules } from 'styled-components/native';
import * as All from '@emotion/native';
import q from 'graphql-tag';

const theme = { fonts: { title: 'GateSans-Bald' } };
//                              ^ wrong
const Title = Native.Text`font-family: ${({ theme }) => theme.fonts.title};`;
const Body = Native.Text<{ bold: boolean }>`font-family: GateSans-Bild;`;
//                                                       ^ wrong
const Small = Native(Text)`font-family: 'GateSans-Bund';`;
//                                      ^ wrong
const Strong = All.default.Text`font-family: GateSans-Bond;`;
//                                           ^ wrong
const shared = rules`font-family: GateSans-Bend;`;
//                                ^ wrong
const alias = Native;
const Note = alias.Text`${shared} font-size: 12px;`;
const Foot = alias.Text`font-family: GateSans-Band;`;
//                                   ^ wrong
const query = q`query { font-family: GateSans-Query; }`;

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Title>A</Title>
    <Body>B</Body>
    <Small>C</Small>
    <Strong>D</Strong>
    <Note>E</Note>
    <Foot>F</Foot>
  </ThemeProvider>
);
