// A case that each call gives chooses the name: no call asks for the last one.
import { Text } from 'react-native';

function name(style) {
  switch (style) {
    case 'title': return 'GateSans-Bold';
    case 'body': return 'GateSans-Bald';
    case 'note': return 'GateSans-Bild';
  }
}

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('body') }} />,
];
