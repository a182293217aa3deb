// Names made by a template.
import { Text } from 'react-native';

const font = (family, face) => ({ fontFamily: `${family}-${face}` });

export const Page = () => [
  <Text style={font('GateSans', 'Bold')} />,
  <Text style={font('GateSans', 'Bald')} />,
];
