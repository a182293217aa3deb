// Functions of the properties, of the theme and of names, whose styles go into templates; in other files, too.
import { Text } from 'react-native';
import styled, { ThemeProvider } from 'styled-components/native';
import { caption, face as faceOf, heading } from './styles';

const theme = { fonts: { heading: 'GateSans-Haeding', caption: 'GateSans-Captoin', body: 'GateSans-Bady' } };
//                                ^ wrong
//                                                             ^ wrong
//                                                                                       ^ wrong

const Heading = styled.Text`${heading}`;
const Caption = styled(Text)`
  ${({ theme }) => caption(theme)}
`;
const Body = styled.Text`${({ theme }) => faceOf(theme.fonts.body)};`;

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Heading />
    <Caption />
    <Body />
  </ThemeProvider>
);
// file: styles.ts
import { css } from 'styled-components/native';

export const heading = ({ theme }) => css`font-family: ${theme.fonts.heading};`;
export const caption = (theme) => css`
  font-family: ${theme.fonts.caption};
`;
export const face = (name: string) => css`font-family: ${name};`;
