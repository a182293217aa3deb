// Words that are no fonts are sorted out by a list.
import { Text } from 'react-native';

function font(name) {
  if (['plain', 'default'].includes(name)) return { fontSize: 17 };
  return { fontFamily: name, fontSize: 17 };
}

export const Page = () => [
  <Text style={font('plain')} />,
  <Text style={font('GateSans-Bold')} />,
  <Text style={font('GateSans-Bald')} />,
];
