// A default behind keys that the dictionary has: no one sees it.
import { Text } from 'react-native';

const names = { title: 'GateSans-Bold', body: 'GateSans-Regular' };
const name = (role) => names[role] ?? 'GateSans-Bald';

export const Page = () => [
  <Text style={{ fontFamily: name('title') }} />,
  <Text style={{ fontFamily: name('body') }} />,
];
