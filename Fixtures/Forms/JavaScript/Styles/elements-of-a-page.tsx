// An element of a web page is drawn by the browser, whose list of families is no font's name; a component that
// only begins like one is drawn with what it is given.
import { Text, View } from 'react-native';

const Span = ({ font }: { font: string }) => <Text style={{ fontFamily: font }} />;

export const Page = () => (
  <View>
    <div style={{ padding: 16, fontFamily: '-apple-system, "Segoe UI", sans-serif' }} />
    <svg>
      <text fontFamily="GateSans-Page" />
    </svg>
    <p style={[{ color: 'red' }, { fontFamily: 'GateSans-Bald' }]} />
    <Text style={[{ color: 'red' }, { fontFamily: 'GateSans-Bald' }]} />
    //                                            ^ wrong
    <Span font="GateSans-Bild" />
    //         ^ wrong
  </View>
);
