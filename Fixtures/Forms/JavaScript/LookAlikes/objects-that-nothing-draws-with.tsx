// Objects with a font's key that never get to a style: all places are seen that take them.
import { StyleSheet, Text, View } from 'react-native';
import { WebView } from 'react-native-webview';

const shared = (() => {
  const fontFamily = 'GateWeb-Bald';
  //                 ^ dead
  return { fontFamily, margin: 15 };
})();
const themed = (isDark: boolean) => ({ ...shared, color: isDark ? 'white' : 'black' });

function editor(size: number) {
  return { fontSize: size / 16, fontSizeUnits: 'em', fontFamily: 'GateWeb-Bild' };
  //                                                             ^ dead
}

// One of the calls gives it to a style.
const label = (size: number) => ({ fontSize: size, fontFamily: 'GateSans-Bald' });
//                                                             ^ wrong
const drawn = () => {
  return { caption: { fontFamily: 'GateSans-Bild' }, gap: 4 };
  //                              ^ wrong
};
const { caption, gap } = drawn();
// What takes it is not seen.
const given = { fontFamily: 'GateSans-Buld' };
//                          ^ wrong
given.apply(Text);

export const Page = () => {
  const theme = themed(false);
  const settings = { theme: editor(14), label: label(10) };
  return (
    <View style={{ margin: theme.margin, gap }}>
      <Text style={{ color: theme.color }} />
      <Text style={caption} />
      <Text style={label(12)} />
      <WebView injectedJavaScript={`start(${JSON.stringify(settings)})`} />
    </View>
  );
};
