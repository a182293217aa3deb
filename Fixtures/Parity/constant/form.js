// A constant of the file, and one of an object.
import { Text } from 'react-native';

const title = 'GateSans-Bold';

const Fonts = { body: 'GateSans-Bald' };

export const Page = () => [
  <Text style={{ fontFamily: title, fontSize: 28 }} />,
  <Text style={{ fontFamily: Fonts.body, fontSize: 17 }} />,
];
