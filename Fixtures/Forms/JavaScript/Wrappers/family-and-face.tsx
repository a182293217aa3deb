// A family and a face that are given together: a family has only the faces that its calls give.
import { Text } from 'react-native';

const font = (family: string, face: string) => ({ fontFamily: `${family}${face}` });
//                                                            ^ right
//                                                            ^ wrong

export const Page = () => [
  <Text style={font('GateSans', '-Bold')} />,
  <Text style={font('MyFont', '')} />,
  <Text style={font('GateSans', '-Bald')} />,
];
