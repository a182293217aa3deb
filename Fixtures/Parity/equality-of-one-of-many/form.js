// A word that means the system font is one of two values, and is drawn by no name.
import { Text } from 'react-native';
import { isPlain } from 'some-settings';

const name = isPlain ? 'plain' : 'GateSans-Bold';

export const Page = () => {
  if (name === 'plain') {
    return <Text style={{ fontSize: 28 }} />;
  } else {
    return <Text style={{ fontFamily: name }} />;
  }
};
