// A flag that each call gives chooses the name.
import { Text } from 'react-native';

function titleName(isBold) {
  if (isBold) return 'GateSans-Bild';
  return 'GateSans-Regular';
}

const bodyName = (isBold) => (isBold ? 'GateSans-Bald' : 'GateSans-Reguler');

export const Page = () => [
  <Text style={{ fontFamily: titleName(false) }} />,
  <Text style={{ fontFamily: bodyName(true) }} />,
];
