// A function that gives a function.
import { Text } from 'react-native';

const fonts = (family) => (face) => ({ fontFamily: `${family}-${face}` });

export const Page = () => {
  const gate = fonts('GateSans');
  return [<Text style={gate('Bold')} />, <Text style={gate('Bald')} />];
};
