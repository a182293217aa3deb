// A subclass gives another name.
import { Text } from 'react-native';

class Theme {
  family() {
    return 'GateSans-Bold';
    //     ^ right
  }
  style() {
    return { fontFamily: this.family() };
  }
}

class Dark extends Theme {
  family() {
    return 'GateSans-Bald';
    //     ^ wrong
  }
}

export const Page = () => [<Text style={new Theme().style()} />, <Text style={new Dark().style()} />];
