// Pairs in a list: the parts of one stay together.
import { Text } from 'react-native';

const faces = [{ family: 'GateSans', suffix: '-Bold' }, { family: 'My', suffix: 'Font' }];

export const Page = () => faces.map((face) => <Text style={{ fontFamily: face.family + face.suffix }} />);
