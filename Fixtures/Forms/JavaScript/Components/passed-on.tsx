// Components that pass their properties on, through three of them.
import { Text } from 'react-native';

const Base = ({ family, ...rest }) => <Text {...rest} style={{ fontFamily: family }} />;
const Label = (props) => <Base {...props} />;
const Title = ({ face, text }) => <Label family={face}>{text}</Label>;

const bold = 'GateSans-Bold';
//           ^ right
const bald = 'GateSans-Bald';
//           ^ wrong

export const Page = () => [<Title face={bold} text="a" />, <Title face={bald} text="b" />];
