// Functions of the properties that give styles as objects, of the theme that a provider has.
import { Text } from 'react-native';
import styled from '@emotion/native';
import { ThemeProvider } from '@emotion/react';

const theme = { fonts: { title: 'GateSans-Tilte', body: 'GateSans-Bold', note: 'GateSans-Nite' } };
//                              ^ wrong
//                                                      ^ right
//                                                                             ^ wrong

const Title = styled(Text)(({ theme }) => ({ fontFamily: theme.fonts.title }));
const Body = styled.Text((props) => ({ fontFamily: props.theme.fonts.body }));
const Note = styled.Text(({ theme }) => ({ fontSize: 12 }), ({ theme }) => ({ fontFamily: theme.fonts.note }));

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Title />
    <Body />
    <Note />
  </ThemeProvider>
);
