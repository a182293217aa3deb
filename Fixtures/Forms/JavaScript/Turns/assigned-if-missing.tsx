// A value that is set where there is none.
import { Text } from 'react-native';

export const Label = () => {
  let family: string | undefined;
  family ??= 'GateSans-Bald';
  //         ^ wrong
  const style: any = { fontSize: 17 };
  style.fontFamily ||= 'GateSans-Bold';
  //                   ^ right
  return [<Text style={{ fontFamily: family }} />, <Text style={style} />];
};
