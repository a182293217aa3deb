// A family taken from the name of one of its faces.
import { Text } from 'react-native';

const family = 'GateSans-Bold'.split('-')[0];

export const Page = () => [
  <Text style={{ fontFamily: family + '-Bald' }} />,
  <Text style={{ fontFamily: `${family}-Regular` }} />,
];
