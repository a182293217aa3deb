// A function around a function around a function.
import { Text } from 'react-native';
import { heading } from './typography';

export const Page = () => [<Text style={heading('Bold')} />, <Text style={heading('Bald')} />];
// file: typography.ts
import { text } from './text';

export function heading(face: string) {
  return { ...text(`-${face}`), letterSpacing: 1 };
}
// file: text.ts
const make = (family: string) => ({ fontFamily: family });

export const text = (suffix: string) => make('GateSans' + suffix);
//                                           ^ right
//                                           ^ wrong
