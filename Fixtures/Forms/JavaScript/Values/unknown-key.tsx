// The names of an object whose key is not known: which of them is meant is not known, either.
import { Text } from 'react-native';

const fonts = { regular: 'GateSans-Regular', bold: 'GateSans-Bald' };
//                       ^ right
//                                                 ^ missed

export const Label = ({ weight }: { weight: keyof typeof fonts }) => (
  <Text style={{ fontFamily: fonts[weight] }} />
);
