// Constants by const assertions, in the place of an enum.
import { Text } from 'react-native';

export const Face = { bold: 'Bold', bald: 'Bald' } as const;
export type Face = (typeof Face)[keyof typeof Face];

const font = (face: Face) => ({ fontFamily: `GateSans-${face}` });
//                                          ^ right
//                                          ^ wrong

export const Page = () => [<Text style={font(Face.bold)} />, <Text style={font(Face.bald)} />];
