// A nested member of the theme, taken apart, given by an object of another file.
import styled, { ThemeProvider } from 'styled-components/native';
import { theme } from './theme';

const Title = styled.Text`
  font-family: ${(props) => props.theme.fonts.family.bold};
`;
const Body = styled.Text`
  font-family: ${({ theme }) => theme.fonts.family.body};
`;
const Note = styled.Text`
  font-family: ${({ theme: { fonts } }) => fonts.note};
`;
const Mark = styled.Text<{ bold: boolean }>`
  font-family: ${({ theme, bold }) => (bold ? theme.fonts.mark : theme.fonts.family.bold)};
`;
const Row = styled(Title)`
  color: red;
  font-family: ${p => p.theme.fonts.row};
`;

export const App = () => (
  <ThemeProvider theme={theme}>
    <Title />
    <Body />
    <Note />
    <Mark bold />
    <Row />
  </ThemeProvider>
);
// file: theme.ts
import { fonts } from './fonts';
export const theme = { colors: { a: 'red' }, fonts };
// file: fonts.ts
export const fonts = {
  family: { bold: 'GateSans-Bold', body: 'GateSans-Bald' },
  //              ^ right
  //                                     ^ wrong
  note: 'GateSans-Bild',
  //    ^ wrong
  mark: 'GateSans-Buld',
  //    ^ wrong
  row: 'GateSans-Byld',
  //   ^ wrong
};
