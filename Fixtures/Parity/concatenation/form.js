// Names put together of a constant and a part.
import { Text } from 'react-native';
import { face } from 'some-settings';

const family = 'GateSans';

export const Page = () => [
  <Text style={{ fontFamily: family + '-Bold' }} />,
  <Text style={{ fontFamily: family + '-' + 'Bald' }} />,
  <Text style={{ fontFamily: family + face }} />,
];
