// Animated texts, and ones of other libraries.
import Animated from 'react-native-reanimated';
import { Animated as RNAnimated, Text } from 'react-native';

const AnimatedText = Animated.createAnimatedComponent(Text);

export const Rows = () => [
  <Animated.Text style={{ fontFamily: 'GateSans-Bald' }} />,
  //                                  ^ wrong
  <RNAnimated.Text style={[{ fontFamily: 'GateSans-Bold' }]} />,
  //                                     ^ right
  <AnimatedText style={{ fontFamily: 'GateSans-Bild' }} />,
  //                                 ^ wrong
];
