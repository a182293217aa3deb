// The members of an instance.
import { Text } from 'react-native';

class Theme {
  title = 'GateSans-Bold';
  //      ^ right
  constructor(private family: string) {}
  get body() {
    return `${this.family}-Bald`;
    //     ^ wrong
  }
  note() {
    return this.family + '-Bild';
  }
}

export const theme = new Theme('GateSans');

export const Page = () => [
  <Text style={{ fontFamily: theme.title }} />,
  <Text style={{ fontFamily: theme.body }} />,
];
