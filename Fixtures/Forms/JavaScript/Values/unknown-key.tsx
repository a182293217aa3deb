// The names of an object whose key is not known: whether anything asks for one of them is not, either.
import { Text } from 'react-native';

const fonts = { regular: 'GateSans-Regular', bold: 'GateSans-Bald' };
//                       ^ right
//                                                 ^ dead

export const Label = ({ weight }: { weight: keyof typeof fonts }) => (
  <Text style={{ fontFamily: fonts[weight] }} />
);
