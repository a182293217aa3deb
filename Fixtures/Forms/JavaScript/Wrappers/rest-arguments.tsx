// Arguments that are taken as a list, and a list that is spread over arguments.
import { Text } from 'react-native';

const font = (...faces: string[]) => ({ fontFamily: faces[0] });
const make = (family: string, size: number) => ({ fontFamily: family, fontSize: size });
//                                                            ^ listed

export const Page = () => [
  <Text style={font('GateSans-Bold', 'unused')} />,
  //                ^ right
  <Text style={font(...['GateSans-Bald'])} />,
  //                    ^ wrong
];
