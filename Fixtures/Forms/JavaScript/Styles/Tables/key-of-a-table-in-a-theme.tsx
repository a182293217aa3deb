// A table within an object that has a name: of its styles only those are drawn whose keys somebody gives.
// file: theme.ts
export const theme = {
  colors: { ink: '#111' },
  text: {
    body: { fontFamily: 'GateSans-Bald' },
    //                  ^ wrong
    fancy: { fontFamily: 'GateSans-Fancy' },
    //                   ^ dead
    bold: { fontFamily: 'GateSans-Bold' },
    //                  ^ right
  },
  marks: {
    note: { fontFamily: 'GateSans-Note' },
    //                  ^ wrong
    star: { fontFamily: 'GateSans-Star' },
    //                  ^ wrong
  },
};
// file: Page.tsx
import { Text } from 'react-native';
import { theme } from './theme';

const deep = {
  ios: {
    heads: {
      first: { fontFamily: 'GateSans-First' },
      //                   ^ wrong
      last: { fontFamily: 'GateSans-Last' },
      //                  ^ dead
    },
  },
};
const Label = ({ variant = 'body', ...rest }) => <Text {...rest} style={theme.text[variant]} />;
const Head = ({ rank }) => <Text style={[deep.ios.heads[rank], { fontSize: 20 }]} />;
// Who holds the table by another name may ask for any.
const Marks = ({ marks, kind }) => <Text style={marks[kind]} />;
const Note = () => <Marks marks={theme.marks} kind="note" />;

export const Page = () => [<Label />, <Label variant="bold" />, <Head rank="first" />, <Note />];
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
