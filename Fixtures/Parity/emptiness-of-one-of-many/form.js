// A value that is one of two, one of them empty: the branch for what is not empty has the other.
import { Text } from 'react-native';
import { isBold } from 'some-settings';

const face = isBold ? 'Bold' : '';

export const Page = () => {
  if (face !== '') {
    return <Text style={{ fontFamily: `GateSans-${face}` }} />;
  } else {
    return <Text style={{ fontFamily: 'GateSans-Regular' }} />;
  }
};
