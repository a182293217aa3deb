// A map, filled at once and later.
import { Text } from 'react-native';

const names = new Map([
  ['title', 'GateSans-Bold'],
  //        ^ right
  ['body', 'GateSans-Bald'],
  //       ^ wrong
]);
names.set('note', 'GateSans-Bild');
//                ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: names.get('title') }} />,
  <Text style={{ fontFamily: names.get('body') }} />,
  <Text style={{ fontFamily: names.get('note') }} />,
];
