// A part of a text with a capital.
import { Text } from 'react-native';

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
const font = (weight) => ({ fontFamily: 'GateSans-' + capitalized(weight) });

export const Page = () => [<Text style={font('bold')} />, <Text style={font('bald')} />];
