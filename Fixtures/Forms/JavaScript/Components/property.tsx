// A component that takes the name, or leaves it to a default.
import { Text } from 'react-native';

const Label = ({ family = 'GateSans-Regular', children }) => (
//                        ^ right
  <Text style={{ fontFamily: family }}>{children}</Text>
);

const bold = 'GateSans-Bold';
//           ^ right
const bald = 'GateSans-Bald';
//           ^ wrong

export const Page = () => [<Label />, <Label family={bold} />, <Label family={bald} />];
