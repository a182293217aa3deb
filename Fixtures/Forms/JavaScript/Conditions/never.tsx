// What a constant switches off is never drawn.
import { Text } from 'react-native';

const usesSerif = false;
const title = usesSerif ? 'GateSerif-Bald' : 'GateSans-Bold';
//                                           ^ right
const body = usesSerif && 'GateSerif-Bild';

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: body || 'GateSans-Bald' }} />,
  //                                 ^ wrong
];
