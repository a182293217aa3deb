// A property without a value is true, and never a word; what a comparison is may be kept in a name.
import { Text } from 'react-native';

const plain = { bold: 'GateSans-Bold', thin: 'GateSans-Thick' };
//                    ^ right
//                                           ^ wrong
const serif = { bold: 'GateSans-Bolt', thin: 'GateSans-Thinnest' };
//                                           ^ wrong
const round = { bold: 'GateSans-Round' };

function Words({ numeric, light, children }) {
  const isSerif = numeric === 'serif';
  const isRound = numeric === 'round';
  const family = isSerif ? serif : isRound ? round : plain;
  return <Text style={{ fontFamily: light ? family.thin : plain.bold }}>{children}</Text>;
}

export const screen = (
  <>
    <Words>one</Words>
    <Words numeric light>
      12
    </Words>
    <Words numeric="serif" light>
      13
    </Words>
  </>
);
