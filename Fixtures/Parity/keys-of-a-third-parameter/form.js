// The last of three parameters is a key, with a default: only one family has the other key.
import { Text } from 'react-native';

const families = {
  sans: { regular: 'GateSans-Regular', bold: 'GateSans-Bold' },
  mine: { regular: 'MyFont' },
};

const style = (size, family, weight = 'regular') => ({
  fontSize: size,
  fontFamily: families[family][weight],
});

const Label = ({ size, family, weight }) => <Text style={style(size, family, weight)} />;

export const Page = () => [
  <Label size={17} family="sans" weight="bold" />,
  <Label size={17} family="sans" />,
  <Label size={12} family="mine" />,
];
