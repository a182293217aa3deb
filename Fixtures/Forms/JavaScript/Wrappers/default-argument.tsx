// Arguments that are left out.
import { Text } from 'react-native';

function font(face = 'GateSans-Regular', { size = 17, isRed = false } = {}) {
//                   ^ right
  return { fontFamily: face, fontSize: size, color: isRed ? 'red' : 'black' };
}

export const Page = () => [
  <Text style={font()} />,
  <Text style={font(undefined, { size: 12 })} />,
  <Text style={font('GateSans-Bald', { isRed: true })} />,
  //                ^ wrong
];
