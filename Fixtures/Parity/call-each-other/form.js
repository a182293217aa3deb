// Two functions that call each other: each is asked for what comes to the other, too.
import { Text } from 'react-native';
import { depth } from 'some-settings';

function even(depth, name) {
  return depth === 0 ? { fontFamily: name } : odd(depth - 1, name);
}

function odd(depth, name) {
  return depth === 0 ? null : even(depth - 1, name);
}

export const Page = () => [
  <Text style={even(depth, 'GateSans-Bold')} />,
  <Text style={odd(depth, 'GateSans-Bald')} />,
];
