// A function that gives a name for each of the words of a union.
import { Text } from 'react-native';

type Kind = 'title' | 'body' | 'note';

function font(kind: Kind): string {
  switch (kind) {
    case 'title':
      return 'GateSans-Bold';
      //     ^ right
    case 'body':
      return 'GateSans-Bald';
      //     ^ wrong
    case 'note':
      return 'GateSans-Bild';
  }
}

export const Page = () => [
  <Text style={{ fontFamily: font('title') }} />,
  <Text style={{ fontFamily: font('body') }} />,
];
