// An object of names, by its members and by a key that lacks.
import { Text } from 'react-native';

const fonts = {
  title: 'GateSans-Bold',
  //     ^ right
  'body-text': 'GateSans-Bald',
  //           ^ wrong
  nested: { note: 'GateSans-Bild' },
  //              ^ wrong
};

export const Page = () => [
  <Text style={{ fontFamily: fonts.title }} />,
  <Text style={{ fontFamily: fonts['body-text'] }} />,
  <Text style={{ fontFamily: fonts.nested.note }} />,
  <Text style={{ fontFamily: fonts.caption }} />,
  //                         ^ wrong
];
