// White space that came in with copied text separates words as any other does.
import { Text } from 'react-native';

const　Heading = () => <Text style={{ fontFamily: 'GateSans-Bald' }}>a</Text>;
//                                                  ^ wrong

const Page = () => [<Text style={{﻿fontFamily: 'GateSans-Bild' }}>b</Text>, <Heading />];
//                                               ^ wrong

export default Page;
