// A key that the dictionary lacks, and what is drawn in its place.
import { Text } from 'react-native';

const names = { title: 'GateSans-Bold' };
const name = (role) => names[role] ?? 'GateSans-Bald';

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('body') }} />,
];
