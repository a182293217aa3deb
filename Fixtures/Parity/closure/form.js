// A function that makes styles, in the function that calls it.
import { Text } from 'react-native';

export const Page = () => {
  const font = (name) => ({ fontFamily: name });
  return [<Text style={font('GateSans-Bold')} />, <Text style={font('GateSans-Bald')} />];
};
