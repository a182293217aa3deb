// A text that is added to.
import { Text } from 'react-native';

export const Label = ({ isBold }) => {
  let family = 'GateSans';
  //           ^ wrong
  if (isBold) {
    family += '-Bold';
    //        ^ right
  }
  return <Text style={{ fontFamily: family }} />;
};
