// `fontFamily` as a property: React Native's components drop it, TextInput and the texts of drawings take it.
import { Animated, Text, TextInput, TouchableOpacity } from 'react-native';
import Svg, { G, Path, Text as SvgText, TSpan } from 'react-native-svg';

const Label = ({ fontFamily, ...rest }) => <Text style={{ fontFamily }} {...rest} />;

export const Page = ({ children, isOpen }) => [
  <Text fontFamily="medium" style={{ fontFamily: 'GateSans-Bold' }} />,
  //                                             ^ right
  <Animated.Text fontFamily="medium" />,
  <TouchableOpacity fontFamily="medium" />,
  <TextInput fontFamily="GateSans-Input" />,
  //                    ^ wrong
  <Label fontFamily="GateSans-Label" />,
  //                ^ wrong
  <Svg fontFamily="none">
    <G fontFamily="none">
      <Path fontFamily="none" d="M0 0h24v24z" />
      {isOpen && <Path d="M0 0h24v24z" />}
    </G>
  </Svg>,
  <Svg>
    <G
      fontFamily="GateSans-Group"
    //           ^ wrong
    >
      <G>
        <SvgText
          fontFamily="GateSans-Vector"
        //           ^ wrong
        />
      </G>
    </G>
    <G
      fontFamily="GateSans-Given"
    //           ^ wrong
    >
      {children}
    </G>
    <TSpan
      fontFamily="GateSans-Span"
    //           ^ wrong
    />
  </Svg>,
];
