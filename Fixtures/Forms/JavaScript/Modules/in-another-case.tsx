// An import means a file whose name has other capitals where there is no other.
import Title from './labels/Title';
import { note } from './Notes';
import { chosen } from './Chosen';
import { Text } from 'react-native';

export const Page = () => [
  <Title />,
  <Text style={{ fontFamily: chosen }}>a</Text>,
  <Text style={{ fontFamily: note }}>a</Text>,
];
// file: Labels/title.tsx
import { Text } from 'react-native';

export default function Title() {
  return <Text style={{ fontFamily: 'GateSans-Title' }}>a</Text>;
  //                                ^ wrong
}
// file: notes.ts
export const note = 'GateSans-Note';
//                  ^ wrong
// file: chosen.ts
export const chosen = 'GateSans-Other';
// file: Chosen.ts
export const chosen = 'GateSans-Chosen';
//                    ^ wrong
