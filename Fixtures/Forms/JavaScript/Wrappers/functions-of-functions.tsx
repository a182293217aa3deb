// Functions that give functions.
import { Text } from 'react-native';

const makeFont = (family: string) => (face: string) => ({ fontFamily: `${family}-${face}` });
//                                                                    ^ right
//                                                                    ^ wrong
const gate = makeFont('GateSans');

const styled = (style: object) => (props: object) => <Text {...props} style={style} />;
const Title = styled({ fontFamily: 'GateSans-Bild' });
//                                 ^ wrong

export const Page = () => [<Text style={gate('Bold')} />, <Text style={gate('Bald')} />, <Title />];
