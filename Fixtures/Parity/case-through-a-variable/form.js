// A case that a variable carries to the switch.
import { Text } from 'react-native';

function suffix(style) {
  let suffix = 'Bild';
  switch (style) {
    case 'title': suffix = 'Bold'; break;
    case 'note': break;
  }
  return suffix;
}

const style = 'title';

export const Page = () => <Text style={{ fontFamily: 'GateSans-' + suffix(style) }} />;
