// A case that falls into the next: what it sets is set anew there.
import { Text } from 'react-native';

export const Page = ({ style }) => {
  let name = 'GateSans-Regular';
  let title = null;
  switch (style) {
    case 1:
      name = 'GateSans-Bald';
    case 2:
      name = 'GateSans-Bold';
      break;
    case 3:
      name = 'GateSans-Italic';
    case 4:
      title = <Text style={{ fontFamily: name }} />;
    default:
      name = 'MyFont';
  }
  return [title, <Text style={{ fontFamily: name }} />];
};
