// A table of faces of another file, of which this one takes some by their keys.
import { Text } from 'react-native';
import faces, { titles as heads } from './theme';

const Title = ({ level = 1, face }: { level?: number; face: 'a' | 'b' }) => [
  <Text style={[{ fontSize: 12 }, faces[face]]} />,
  <Text style={heads['h' + level]} />,
];

export default () => [<Title face="a" />, <Title face="a" level={2} />];
// file: theme.ts
export { default, titles } from './faces';
// file: faces.ts
import { StyleSheet } from 'react-native';

const faces = StyleSheet.create({
  a: { fontFamily: 'GateSans-Bald' },
  //               ^ wrong
  b: { fontFamily: 'GateSans-Bild' },
  //               ^ dead
});

export default faces;

export const titles = {
  h1: { fontFamily: 'GateSans-One' },
  //                ^ wrong
  h2: { fontFamily: 'GateSans-Bold' },
  //                ^ right
  h3: { fontFamily: 'GateSans-Three' },
  //                ^ dead
};
