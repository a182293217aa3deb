// A variable that a switch sets.
import { Text } from 'react-native';

export const Label = ({ kind }: { kind: string }) => {
  let family = 'GateSans-Regular';
  //           ^ right
  switch (kind) {
    case 'title':
      family = 'GateSans-Bold';
      //       ^ right
      break;
    case 'note':
      family = 'GateSans-Bald';
      //       ^ wrong
      break;
  }
  return <Text style={{ fontFamily: family }} />;
};
