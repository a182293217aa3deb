// Skia draws with fonts of its own: what plain data calls them is no name of the system's.
import { Text } from 'react-native';
import { Canvas, Paragraph, Skia, useFonts } from '@shopify/react-native-skia';

const templates = {
  simple: { color: 'white', fontFamily: 'Gate' },
  loud: { color: 'red', fontFamily: 'GateLoudly' },
};
const fonts = { Gate: [require('./Gate.ttf')], GateLoud: [require('./GateLoud.ttf')] };

function Caption({ fontFamily, color, manager }) {
  const paragraph = Skia.ParagraphBuilder.Make({}, manager)
    .pushStyle({ fontFamilies: [fontFamily], color: Skia.Color(color) })
    .addText('hello')
    .build();
  return <Paragraph paragraph={paragraph} x={0} y={0} width={300} />;
}

const note = { fontFamily: 'GateSans-Bald' };
//                         ^ wrong

export const Page = () => {
  const manager = useFonts(fonts);
  return (
    <>
      <Canvas style={{ flex: 1 }}>
        <Caption {...templates.simple} manager={manager} />
        <Caption {...templates.loud} manager={manager} />
      </Canvas>
      <Text style={note}>a</Text>
      <Text
        style={{ fontFamily: 'GateLoud' }}
        //                   ^ wrong
      />
    </>
  );
};
