// Two variables that the branches of one condition set: two names, not four.
import { Text } from 'react-native';
import { isForKids } from 'some-settings';

export const Page = () => {
  let family;
  let suffix;
  if (isForKids) {
    family = 'My';
    suffix = 'Font';
  } else {
    family = 'GateSans-';
    suffix = 'Bold';
  }
  return <Text style={{ fontFamily: family + suffix }} />;
};
