// A function that calls itself with what it was given.
import { Text } from 'react-native';

function font(depth, name) {
  if (depth > 0) return font(depth - 1, name);
  return { fontFamily: name };
}

export const Page = () => [
  <Text style={font(3, 'GateSans-Bold')} />,
  <Text style={font(3, 'GateSans-Bald')} />,
];
