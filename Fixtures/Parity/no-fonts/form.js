// Texts, comparisons and other objects that look like styles.
import { Text } from 'react-native';

const shoe = { name: 'GateSans-Bild', size: 42 };

export const Page = ({ style }) => {
  if (style.fontFamily === 'GateSans-Buld') return shoe;
  return <Text style={{ fontFamily: 'GateSans-Bold' }}>{'GateSans-Bald'}</Text>;
};
