// The members of a class.
import { Text } from 'react-native';

class Fonts {
  static title = 'GateSans-Bold';
  //             ^ right
  static readonly body: string = 'GateSans-Bald';
  //                             ^ wrong
  static get note() {
    return 'GateSans-Bild';
    //     ^ wrong
  }
  static face(name: string) {
    return `GateSans-${name}`;
  }
}

export const Page = () => [
  <Text style={{ fontFamily: Fonts.title }} />,
  <Text style={{ fontFamily: Fonts.body }} />,
  <Text style={{ fontFamily: Fonts.note }} />,
];
