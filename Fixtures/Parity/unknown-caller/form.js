// One of the callers gives what nobody knows; the others are known nevertheless.
import { Text } from 'react-native';
import { face } from 'some-settings';

const font = (face) => ({ fontFamily: `GateSans-${face}` });

export const Page = () => [
  <Text style={font('Bold')} />,
  <Text style={font('Bald')} />,
  <Text style={font(face)} />,
];
