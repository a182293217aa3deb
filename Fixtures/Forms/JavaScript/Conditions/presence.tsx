// A face that may be left out: the default is drawn for those who leave it out, and for no one else.
import { Text } from 'react-native';

const font = (face?: string) => {
  if (face) {
    return `GateSans-${face}`;
    //     ^ right
    //     ^ wrong
  }
  return 'GateSans-Regular';
  //     ^ right
};

export const Page = () => [
  <Text style={{ fontFamily: font('Bold') }} />,
  <Text style={{ fontFamily: font() }} />,
  <Text style={{ fontFamily: font('Bald') }} />,
];
