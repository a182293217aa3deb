// The version of the system: both branches run somewhere.
import { Platform, Text } from 'react-native';

const isNew = Platform.OS === 'ios' && parseInt(String(Platform.Version), 10) >= 17;
const family = isNew ? 'GateSans-Bald' : 'GateSans-Bold';
//                     ^ wrong
//                                       ^ right

export const Page = () => <Text style={{ fontFamily: family }} />;
