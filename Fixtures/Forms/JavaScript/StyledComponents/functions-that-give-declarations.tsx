// Declarations that functions, tables and constants of the app give as a text.
import styled, { css, ThemeProvider } from 'styled-components/native';

const theme = {
  fonts: { bold: 'GateSans-Bolt', title: 'GateSans-Tilte', body: 'GateSans-Bold' },
  //             ^ wrong
  //                                     ^ wrong
  //                                                             ^ right
  mixins: { head: 'font-family: GateSans-Haed;', foot: ({ fonts }) => `font-family: ${fonts.body}` },
  //                            ^ wrong
};
const faces = {
  note: 'GateSans-Nite',
  //    ^ wrong
  sign: 'GateSans-Sing',
  //    ^ wrong
  line: 'GateSans-Lime',
  //    ^ wrong
  mark: 'GateSans-Merk',
  //    ^ wrong
};

const bold = ({ fonts }) => `
  font-family: ${fonts.bold};
`;
const title = (theme, isBig) => `
  font-size: ${isBig ? 28 : 17}px;
  font-family: ${isBig ? theme.fonts.title : theme.fonts.body};
`;
const face = (name: string) => `font-family: ${name};`;
const note = ({ size, color }) => `
  color: ${color};
  font-size: ${size}px;
  ${face(faces.note)}
`;
const tables = { sign: `font-family: ${faces.sign};`, line: css`font-family: ${faces.line};` };
const mark = 'color: red; font-family: "GateSans-Murk"; margin: 0;';
//                                     ^ wrong

const Label = styled.Text`
  ${(props) => props.isBold && bold(props.theme)}
  ${(props) => (props.isTitle && title(props.theme, true)) || ''}
`;
const Note = styled.Text`${note}`;
const Head = styled.Text`
  ${({ theme }) => theme.mixins.head};
  color: red;
`;
const Foot = styled.Text`${({ theme }) => theme.mixins.foot(theme)}`;
const Sign = styled.Text`margin: 0; ${tables.sign} ${tables.line}`;
const Mark = styled.Text`${[mark, face(faces.mark)]}`;

export const Page = () => (
  <ThemeProvider theme={theme}>
    <Label isBold />
    <Label isTitle />
    <Note />
    <Head />
    <Foot />
    <Sign />
    <Mark />
  </ThemeProvider>
);
