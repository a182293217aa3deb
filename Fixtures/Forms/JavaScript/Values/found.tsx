// The element of a list that a condition finds.
import { Text } from 'react-native';

const styles = [
  { role: 'title', family: 'GateSans-Bold' },
  //                       ^ right
  { role: 'body', family: 'GateSans-Bald' },
  //                      ^ wrong
];

const family = (role: string) => styles.find((one) => one.role === role)?.family;

export const Page = () => [
  <Text style={{ fontFamily: family('title') }} />,
  <Text style={{ fontFamily: family('body') }} />,
  ...styles.filter((one) => one.role !== 'title').map((one) => <Text style={{ fontFamily: one.family }} />),
];
