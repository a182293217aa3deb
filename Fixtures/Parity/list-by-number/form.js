// Names of a list, by their numbers: the last one is never asked.
import { Text } from 'react-native';

const names = ['GateSans-Bold', 'GateSans-Bald', 'GateSans-Bild'];
const font = (index) => ({ fontFamily: names[index] });

export const Page = () => [<Text style={font(0)} />, <Text style={font(1)} />];
