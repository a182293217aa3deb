// One of two, by a condition that nobody knows: in an expression, and in branches.
import { Text } from 'react-native';
import { isLarge } from 'some-settings';

export const Page = () => {
  let body;
  if (isLarge) {
    body = 'GateSans-Regular';
  } else {
    body = 'GateSans-Reguler';
  }
  return [
    <Text style={{ fontFamily: isLarge ? 'GateSans-Bold' : 'GateSans-Bald' }} />,
    <Text style={{ fontFamily: body }} />,
  ];
};
