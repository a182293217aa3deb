// A text with another meaning is told by how it begins.
import { Text } from 'react-native';

function font(name) {
  if (name.startsWith('style:')) return { fontSize: 17 };
  return { fontFamily: name, fontSize: 17 };
}

export const Page = () => [
  <Text style={font('style:body')} />,
  <Text style={font('GateSans-Bold')} />,
  <Text style={font('GateSans-Bald')} />,
];
