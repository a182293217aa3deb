// Keys of two levels that the calls give together, one of them by default.
import { Text } from 'react-native';

const families = {
  sans: { regular: 'GateSans-Regular', bold: 'GateSans-Bald' },
  mine: { regular: 'MyFont' },
};

const font = (family, weight = 'regular') => ({ fontFamily: families[family][weight] });

export const Page = () => [
  <Text style={font('sans')} />,
  <Text style={font('sans', 'bold')} />,
  <Text style={font('mine')} />,
];
