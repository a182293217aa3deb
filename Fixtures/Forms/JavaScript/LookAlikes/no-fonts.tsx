// What asks for no font.
import { Text, View } from 'react-native';
import PropTypes from 'prop-types';

// { fontFamily: 'GateSans-Bald' }
const text = "{ fontFamily: 'GateSans-Bald' }";
const html = `<p style="font-family: GateSans-Bild">${text}</p>`;
const schema = { fontFamily: { type: 'string', title: 'GateSans-Buld' } };

type Props = { fontFamily?: 'GateSans-Bend' | 'GateSans-Bond'; children: string };

export const Label = ({ fontFamily: ignored, children }: Props) => (
  <View accessibilityLabel={html}>
    <Text>{children}</Text>
  </View>
);

Label.propTypes = { fontFamily: PropTypes.string };

export const settings = { family: 'GateSans-Bund', schema };
