// Comparing names asks for no font.
import { Text } from 'react-native';

export const isBold = (style: { fontFamily?: string }) =>
  style.fontFamily === 'GateSans-Bald' || style.fontFamily?.endsWith('-Bald');

export const Label = ({ style }) => {
  if (style.fontFamily === 'GateSans-Bild') return null;
  return <Text style={[style, { fontFamily: 'GateSans-Bold' }]} />;
  //                                        ^ right
};
