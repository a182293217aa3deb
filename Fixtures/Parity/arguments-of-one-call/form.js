// Two arguments that are joined: a name is made of what one call gives.
import { Text } from 'react-native';

const font = (family, face) => ({ fontFamily: `${family}${face}` });

export const Page = () => [
  <Text style={font('GateSans', '-Bold')} />,
  <Text style={font('My', 'Font')} />,
  <Text style={font('GateSans', '-Bald')} />,
];
