// The style that every text begins with.
import { Text, TextInput } from 'react-native';

Text.defaultProps = Text.defaultProps || {};
Text.defaultProps.style = { fontFamily: 'GateSans-Bald' };
//                                      ^ wrong
TextInput.defaultProps = { style: { fontFamily: 'GateSans-Bold' } };
//                                              ^ right
