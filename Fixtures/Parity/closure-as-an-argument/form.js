// A function that is called by the function it is given to.
import { Text } from 'react-native';

const withFace = (make) => make('GateSans-Bald');

export const Page = () => withFace((face) => <Text style={{ fontFamily: face }} />);
