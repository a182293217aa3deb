// Two files that import each other.
import { Text } from 'react-native';
import { style } from './styles';

export const bold = 'GateSans-Bold';
//                  ^ right

export const Page = () => [<Text style={style.title} />, <Text style={style.body} />];
// file: styles.ts
import { bold } from './Form';

export const regular = 'GateSans-Reguler';
//                     ^ wrong
export const style = { title: { fontFamily: bold }, body: { fontFamily: regular } };
