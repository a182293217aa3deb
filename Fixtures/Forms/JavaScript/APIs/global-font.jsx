// The name that react-native-global-font sets for every text.
import { Text } from 'react-native';
import GlobalFont from 'react-native-global-font';
import { applyGlobal } from './own';

const name = 'GateSans-Bald';
//           ^ wrong
GlobalFont.applyGlobal(name);
applyGlobal('a setting');

export const Page = () => <Text>a</Text>;
// file: own.js
export const applyGlobal = (setting) => setting;
