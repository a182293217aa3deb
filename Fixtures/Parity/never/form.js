// What a constant switches off is never drawn.
import { Text } from 'react-native';

const usesSerif = false;
let body = 'GateSans-Bald';
if (usesSerif) body = 'GateSerif-Bild';

export const Page = () => [
  <Text style={{ fontFamily: usesSerif ? 'GateSerif-Bald' : 'GateSans-Bold' }} />,
  <Text style={{ fontFamily: body }} />,
];
