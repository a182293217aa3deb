// A flag chooses the name, and each call gives it.
import { Text } from 'react-native';

const title = (isBold: boolean) => {
  if (isBold) {
    return 'GateSans-Bild';
  }
  return 'GateSans-Regular';
  //     ^ right
};

const text = (isBold: boolean) => (isBold ? 'GateSans-Bald' : 'GateSans-Reguler');
//                                          ^ wrong

export const Page = () => [
  <Text style={{ fontFamily: title(false) }} />,
  <Text style={{ fontFamily: text(true) }} />,
];
