// A style by its name, one branch after another.
import { Text } from 'react-native';

function name(style: string) {
  if (style === 'title') {
    return 'GateSans-Bold';
    //     ^ right
  } else if (style == 'note') {
    return 'GateSans-Bild';
  }
  return 'GateSans-Bald';
  //     ^ wrong
}

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('body') }} />,
];
