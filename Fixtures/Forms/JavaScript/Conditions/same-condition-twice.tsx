// Two variables that one condition sets: two names, not four.
import { Text } from 'react-native';

export const Label = ({ isForKids }) => {
  const family = isForKids ? 'MyFont' : 'GateSans';
  const suffix = isForKids ? '' : '-Bold';
  return <Text style={{ fontFamily: `${family}${suffix}` }} />;
  //                                ^ right
};
