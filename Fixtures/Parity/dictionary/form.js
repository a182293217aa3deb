// Names of a dictionary, by the keys that the calls give: the last one is never asked.
import { Text } from 'react-native';

const names = { title: 'GateSans-Bold', body: 'GateSans-Bald', note: 'GateSans-Bild' };
const font = (role) => ({ fontFamily: names[role] });

export const Page = () => [<Text style={font('title')} />, <Text style={font('body')} />];
