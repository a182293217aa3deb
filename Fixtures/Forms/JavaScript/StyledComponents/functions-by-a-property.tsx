// One of several functions gives the declarations, by a property that tags or defaults give.
import styled, { ThemeProvider } from 'styled-components/native';

const theme = { fonts: { body: 'GateSans-Regular', label: 'GateSans-Bald', note: 'GateSans-Bild' } };
//                             ^ right
//                                                        ^ wrong
//                                                                               ^ wrong

const body = (theme) => `font-family: ${theme.fonts.body};`;
const label = (theme) => `font-family: ${theme.fonts.label};`;
const note = (theme) => `font-family: ${theme.fonts.note};`;
const variants = { body, label, note };

const Line = styled.Text`
  ${({ variant, theme }) => variants[variant](theme)}
`;
Line.defaultProps = { variant: 'body' };

const Other = styled.Text`
  ${({ variant, theme }) => variants[variant](theme)}
`;
Other.defaultProps = { variant: 'body' };

export const Page = ({ rest }) => (
  <ThemeProvider theme={theme}>
    <Line>a</Line>
    <Line variant="label">b</Line>
    <Other {...rest}>c</Other>
  </ThemeProvider>
);
