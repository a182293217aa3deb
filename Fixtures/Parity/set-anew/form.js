// A variable has the value that was put into it last.
import { Text } from 'react-native';

export const Page = () => {
  let name = 'nothing yet';
  name = 'GateSans-Bold';
  const title = <Text style={{ fontFamily: name }} />;
  name = 'GateSans-Bald';
  return [title, <Text style={{ fontFamily: name }} />];
};
