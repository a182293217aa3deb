// Of all the exports of a file, those count that something asks for.
import { Text } from 'react-native';
import * as Labels from './labels';
import * as Notes from './notes';
import * as Marks from './marks';

const { Tide } = Notes;

export const Page = ({ mark }) => [
  <Labels.Title />,
  <Tide />,
  Object.keys(Marks).map((key) => <Text key={key}>{Marks[key](mark)}</Text>),
];
// file: labels.js
import { Text } from 'react-native';
export function Title() {
  return <Text style={{ fontFamily: 'GateSans-Bald' }}>Tides</Text>;
//                                  ^ wrong
}
export function Poster() {
  return <Text style={{ fontFamily: 'GateSans-Huge' }}>Winds</Text>;
//                                  ^ dead
}
// file: notes.js
import { Text } from 'react-native';
export const Tide = () => <Text style={{ fontFamily: 'GateSans-Buld' }}>High</Text>;
//                                                   ^ wrong
export const Wind = () => <Text style={{ fontFamily: 'GateSans-Hold' }}>Low</Text>;
//                                                   ^ dead
// file: marks.js
import { Text } from 'react-native';
export const star = (mark) => <Text style={{ fontFamily: 'GateSans-Bild' }}>{mark}</Text>;
//                                                       ^ wrong
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Form';
AppRegistry.registerComponent('Tides', () => Page);
