// The texts of a drawing take the name as a property of their own.
import Svg, { Text, TSpan } from 'react-native-svg';

const bold = 'GateSans-Bold';
//           ^ right

export const Chart = () => (
  <Svg>
    <Text fontFamily={bold}>2024</Text>
    <TSpan
      fontFamily={
        'GateSans-Bald'
     // ^ wrong
      }
    />
  </Svg>
);
