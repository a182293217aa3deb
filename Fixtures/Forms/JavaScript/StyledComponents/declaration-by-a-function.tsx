// Whole declarations that a function in a template gives, by the properties of the component.
import styled, { ThemeProvider } from 'styled-components/native';

const theme = { fonts: { base: 'GateSans-Basic', bold: 'GateSans-Bolt', note: 'GateSans-Italic' } };
//                             ^ wrong
//                                                     ^ wrong
//                                                                            ^ right

const Title = styled.Text`
  ${({ face, theme }) => {
    switch (face) {
      case 'bold':
        return `font-family: ${theme.fonts.bold};`;
      default:
        return `font-family: ${theme.fonts.base};`;
    }
  }};
`;

const Note = styled.Text`
  ${(props) => props.isNote && `font-family: ${props.theme.fonts.note};`}
`;

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Title face="bold" />
    <Title />
    <Note isNote />
  </ThemeProvider>
);
