// A text that is added to, in branches.
import { Text } from 'react-native';
import { isBold } from 'some-settings';

export const Page = () => {
  let name = 'GateSans';
  if (isBold) {
    name += '-Bold';
  } else {
    name += '-Bald';
  }
  return <Text style={{ fontFamily: name }} />;
};
