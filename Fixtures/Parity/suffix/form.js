// What a text lacks at its end is added, once.
import { Text } from 'react-native';

const name = (face) => (face.endsWith('-Bold') ? face : face + '-Regular');

export const Page = () => [
  <Text style={{ fontFamily: name('GateSans-Bold') }} />,
  <Text style={{ fontFamily: name('GateSans') }} />,
];
