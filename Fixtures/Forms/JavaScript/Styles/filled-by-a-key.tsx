// A style that gets its family afterwards, by a key in brackets.
import { Text } from 'react-native';

const body: any = {};
body['fontFamily'] = 'GateSans-Bald';
//                   ^ wrong

export const Page = () => <Text style={body} />;
