// The one object of a class, which a static getter makes when it is asked for the first time.
import { Text } from 'react-native';

class Theme {
  static shared;
  static get Instance() {
    if (!this.shared) {
      this.shared = new Theme();
    }
    return Theme.shared;
  }
  title = 'GateSans-Bald';
  //      ^ wrong
  body = 'GateSans-Bold';
  //     ^ right
}

const theme = Theme.Instance;

export const Page = () => [
  <Text style={{ fontFamily: theme.title }} />,
  <Text style={{ fontFamily: theme.body }} />,
];
