// Arguments in an object.
import { Text } from 'react-native';

type Options = { family?: string; size: number };

const font = ({ family = 'GateSans-Bild', size }: Options) => ({ fontFamily: family, fontSize: size });
//                       ^ wrong

export const Page = () => [
  <Text style={font({ family: 'GateSans-Bold', size: 28 })} />,
  //                          ^ right
  <Text style={font({ size: 17, family: 'GateSans-Bald' })} />,
  //                                    ^ wrong
  <Text style={font({ size: 12 })} />,
];
