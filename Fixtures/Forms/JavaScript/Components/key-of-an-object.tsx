// A component whose property is a key.
import { Text } from 'react-native';

const fonts = {
  regular: 'GateSans-Regular',
  //       ^ right
  bold: 'GateSans-Bald',
  //    ^ wrong
  light: 'GateSans-Light',
};

type Props = { weight?: keyof typeof fonts; text: string };

const Label = ({ weight = 'regular', text }: Props) => (
  <Text style={{ fontFamily: fonts[weight] }}>{text}</Text>
);

export const Page = () => [<Label text="a" />, <Label weight="bold" text="b" />];
