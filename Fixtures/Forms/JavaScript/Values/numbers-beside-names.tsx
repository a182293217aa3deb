// A number with a point, an exponent or a sign is one argument, one element, one operand.
import { Text } from 'react-native';

const faces = { regular: 'GateSans-Regular', bold: 'GateSans-Bald' };
//                        ^ right
//                                                  ^ wrong

const face = (level, weight = 'regular') => ({ fontFamily: faces[weight], lineHeight: level });
const named = (level, fontFamily) => ({ fontFamily });
const turns = [0.5, 'GateSans-Bild'];
//                   ^ wrong

export const Page = () => [
  <Text style={face(1.25)} />,
  <Text style={face(-1.5)} />,
  <Text style={face(1.5e-3)} />,
  <Text style={face(1.5 * 2, 'bold')} />,
  <Text style={named(2., 'GateSans-Buld')} />,
  //                      ^ wrong
  <Text style={named(1e+2, 'GateSans-Bold')} />,
  //                        ^ right
  <Text style={named(0x1F, 'GateSans-Beld')} />,
  //                        ^ wrong
  <Text style={{ fontFamily: turns[1] }} />,
];
