// A style that gets its family afterwards.
import { Text } from 'react-native';

const title: any = { fontSize: 28 };
title.fontFamily = 'GateSans-Bald';
//                 ^ wrong
const body: any = {};
body.fontFamily = 'GateSans-Bold';
//                ^ right

export const Page = () => [<Text style={title} />, <Text style={body} />];
