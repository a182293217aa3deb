// A comparison chooses the name, and leaves the others to the last branch.
import { Text } from 'react-native';

function name(style) {
  if (style === 'title') return 'GateSans-Bold';
  if (style === 'note') return 'GateSans-Bild';
  return 'GateSans-' + style;
}

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('Regular') }} />,
];
