// What is not there, or empty, goes back early.
import { Text } from 'react-native';

function font(name) {
  if (!name) return { fontSize: 17 };
  if (name === 'plain') return { fontSize: 17 };
  return { fontFamily: name, fontSize: 17 };
}

export const Page = () => [
  <Text style={font(undefined)} />,
  <Text style={font('')} />,
  <Text style={font('plain')} />,
  <Text style={font('GateSans-Bold')} />,
  <Text style={font('GateSans-Bald')} />,
];
