// What a component is given where nobody gives it anything.
import { Text } from 'react-native';

function Label({ family, children }) {
  return <Text style={{ fontFamily: family }}>{children}</Text>;
}
Label.defaultProps = { family: 'GateSans-Bald' };
//                             ^ wrong

const Note = (props) => <Text style={{ fontFamily: props.family }} />;
Note.defaultProps = { family: 'Unasked-One' };

const bold = 'GateSans-Bold';
//           ^ right

export const Page = () => [<Label />, <Label family={bold} />, <Note family={bold} />];
