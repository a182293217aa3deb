// Names joined from the parts of a list.
import { Text } from 'react-native';

const family = 'GateSans';

export const Page = () => [
  <Text style={{ fontFamily: [family, 'Bold'].join('-') }} />,
  <Text style={{ fontFamily: [family, 'Bald'].join('-') }} />,
];
