// The theme of a provider.
import styled, { ThemeProvider } from 'styled-components/native';

const theme = { fonts: { title: 'GateSans-Bold', body: 'GateSans-Bald' } };
//                              ^ right
//                                                     ^ wrong

const Title = styled.Text`
  font-family: ${({ theme }) => theme.fonts.title};
`;
const Body = styled.Text`
  font-family: ${(props) => props.theme.fonts.body};
`;

export const App = () => (
  <ThemeProvider theme={theme}>
    <Title />
    <Body />
  </ThemeProvider>
);
