// The texts of a drawing take the first of several names; React Native's own take them all for one.
import { Text as Plain } from 'react-native';
import Svg, { Text, TSpan } from 'react-native-svg';

export const Chart = () => (
  <Svg>
    <Text
      fontFamily={
        'GateSans-Bold, GateSans'
     // ^ right
      }
    />
    <TSpan
      fontFamily={
        '"GateSans-Bald", sans-serif'
     // ^ wrong
      }
    />
    <Text style={{ fontFamily: 'GateSans-Regular, serif' }} />
    //                         ^ right
    <Text font={{ fontFamily: 'GateSans-Reguler, serif' }} />
    //                        ^ wrong
    <Plain style={{ fontFamily: 'GateSans-Bold, GateSans' }} />
    //                          ^ wrong
  </Svg>
);
