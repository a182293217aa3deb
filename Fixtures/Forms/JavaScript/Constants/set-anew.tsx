// A variable has the value that was put into it last.
import { Text } from 'react-native';

export function Label() {
  let family = 'nothing yet';
  family = 'GateSans-Bold';
  //       ^ right
  const title = <Text style={{ fontFamily: family }} />;
  family = 'GateSans-Bald';
  //       ^ wrong
  return [title, <Text style={{ fontFamily: family }} />];
}
