// Two variables that one condition chooses: two names, not four.
import { Text } from 'react-native';
import { isForKids } from 'some-settings';

const family = isForKids ? 'My' : 'GateSans-';
const suffix = isForKids ? 'Font' : 'Bold';

export const Page = () => <Text style={{ fontFamily: `${family}${suffix}` }} />;
