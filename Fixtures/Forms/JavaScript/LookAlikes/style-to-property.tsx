// A setting of NativeWind that goes by the key of a font's name.
import { TextInput, Text } from 'react-native';
import { cssInterop, remapProps } from 'nativewind';

cssInterop(TextInput, {
  className: { target: 'style', nativeStyleToProp: { fontFamily: true, color: 'tint' } },
});
cssInterop(Text, {
  className: { target: false, nativeStyleToProp: { fontFamily: 'fontName' } },
});

export const Page = () => <Text style={{ fontFamily: 'GateSans-Bald' }} />;
//                                                   ^ wrong
