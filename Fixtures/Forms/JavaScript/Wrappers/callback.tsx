// A function that is given where another one calls it.
import { Text } from 'react-native';

const withFace = (make: (face: string) => object) => make('GateSans-Bald');
//                                                        ^ wrong
const each = (faces: string[], make: (face: string) => object) => faces.map((face) => make(face));

const style = withFace((face) => ({ fontFamily: face }));
const list = each(['GateSans-Bold', 'GateSans-Bild'], (face) => ({ fontFamily: face }));
//                 ^ right
//                                  ^ wrong

export const Page = () => [<Text style={style} />, ...list.map((one) => <Text style={one} />)];
