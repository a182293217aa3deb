// Variables of a function, set in branches.
import { Text } from 'react-native';

export function Label({ isLarge, kind }) {
  let family;
  if (isLarge) {
    family = 'GateSans-Bold';
    //       ^ right
  } else {
    family = 'GateSans-Bald';
    //       ^ wrong
  }
  const other = isLarge ? 'GateSans-Regular' : 'GateSans-Reguler';
  //                      ^ right
  //                                           ^ wrong
  return [<Text style={{ fontFamily: family }} />, <Text style={{ fontFamily: other }} />];
}
