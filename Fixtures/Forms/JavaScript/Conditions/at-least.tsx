// What is at least something may be just that.
import { Text } from 'react-native';

const names = ['Tides'];
const size = 4 >> 1;

export const Page = () => [
  names.length >= 1 ? (
    <Text style={{ fontFamily: 'GateSans-Bald' }}>{names}</Text>
//                             ^ wrong
  ) : (
    <Text style={{ fontFamily: 'GateSans-None' }} />
  ),
  names.length > 1 ? <Text style={{ fontFamily: 'GateSans-Many' }} /> : null,
  names.length >= 2 ? <Text style={{ fontFamily: 'GateSans-Two' }} /> : null,
  size > 3 ? <Text style={{ fontFamily: 'GateSans-Bild' }} /> : null,
//                                      ^ wrong
];
