// A dictionary that is filled after it is made.
import { Text } from 'react-native';

const names = {};
names.title = 'GateSans-Bold';
names['body'] = 'GateSans-Bald';

export const Page = () => [
  <Text style={{ fontFamily: names.title }} />,
  <Text style={{ fontFamily: names.body }} />,
];
