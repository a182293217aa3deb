// Two variables that are set anew together, under a condition within another one: three names.
import { Text } from 'react-native';
import { isEvening, isForKids } from 'some-settings';

export const Page = () => {
  let family = 'GateSans';
  let suffix = '-Italic';
  if (isEvening) {
    if (isForKids) {
      family = 'My';
      suffix = 'Font';
    } else {
      family = 'GateSans';
      suffix = '-Bold';
    }
  }
  return <Text style={{ fontFamily: family + suffix }} />;
};
