// A face that may be left out is joined only where it is there.
import { Text } from 'react-native';

function name(face) {
  if (face !== undefined) return `GateSans-${face}`;
  return 'GateSans-Regular';
}

export const Page = () => [
  <Text style={{ fontFamily: name('Bold') }} />,
  <Text style={{ fontFamily: name() }} />,
];
