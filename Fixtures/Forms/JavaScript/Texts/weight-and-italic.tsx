// A weight and a style that each call gives together.
import { Text } from 'react-native';

const names = { regular: 'Regular', bold: 'Bold', light: 'Light' };

function font(weight: keyof typeof names, isItalic = false) {
  const face = names[weight] + (isItalic ? 'Italic' : '');
  return `GateSans-${face}`;
  //     ^ right
  //     ^ wrong
}

export const Page = () => [
  <Text style={{ fontFamily: font('regular') }} />,
  <Text style={{ fontFamily: font('bold', true) }} />,
  <Text style={{ fontFamily: font('light') }} />,
];
