// `Array.isArray` tells a list from one style.
import React, { useMemo } from 'react';
import { StyleSheet, Text, View } from 'react-native';

function Glow({ text, style }) {
  const base = useMemo(() => {
    if (!style) return {};
    if (Array.isArray(style)) return style.reduce((all, one) => ({ ...all, ...one }), {});
    return style;
  }, [style]);
  return <Text style={{ fontSize: base.fontSize, fontFamily: base.fontFamily }}>{text}</Text>;
}

function Line({ style, fonts }) {
  const font = Array.isArray(fonts) ? 'GateSans-List' : 'GateSans-One';
  //                                                    ^ wrong
  return <Text style={[{ fontFamily: font }, Array.isArray(style) ? style[0] : style]}>Line</Text>;
}

export default function Lamp() {
  return (
    <View>
      <Glow text="Wick" style={[sheet.base, sheet.strong]} />
      <Glow text="Oil" style={sheet.single} />
      <Line style={sheet.base} fonts="one" />
    </View>
  );
}

const sheet = StyleSheet.create({
  base: { fontSize: 15, color: '#333' },
  strong: { fontFamily: 'GateSans-Strong' },
  //                    ^ wrong
  single: { fontFamily: 'GateSans-Regular' },
  //                    ^ right
});
