// What a state is changed to by a function is data, as what it is set to: its tokens are no names of fonts.
import React, { useState } from 'react';
import { Pressable, Text } from 'react-native';

type Layer = { id: string; text: string; size: number; fontFamily: string };

function familyOf(token: string) {
  return token === 'heavy' ? 'GateSans-Bald' : 'GateSans-Bold';
//                           ^ wrong
//                                             ^ right
}

export function Page({ edited }) {
  const [layers, setLayers] = useState<Layer[]>([]);
  const [draft, setDraft] = useState('plain');
//                                   ^ dead
  const [titleStyle, setTitleStyle] = useState({});

  const add = () =>
    setLayers((old) => [...old, { id: `${old.length}`, text: 'Tides', size: 20, fontFamily: 'plain' }]);
//                                                                                          ^ dead
  const pick = () => setDraft('heavy');
//                            ^ dead
  const save = () =>
    setLayers((old) => {
      return old.map((layer) => (layer.id === edited ? { ...layer, fontFamily: draft, size: 24 } : layer));
    });
  const draw = () => setTitleStyle((old) => ({ ...old, fontFamily: 'GateSans-Buld' }));
//                                                                 ^ wrong

  return (
    <>
      <Pressable onPress={add} />
      <Pressable onPress={save} />
      <Pressable onPress={draw} />
      <Pressable onPress={pick} />
      <Text style={titleStyle}>Tides</Text>
      {layers.map((layer) => (
        <Text key={layer.id} style={{ fontFamily: familyOf(layer.fontFamily), fontSize: layer.size }}>
          {layer.text}
        </Text>
      ))}
    </>
  );
}
// file: board.ts
import { create } from 'zustand';

export const useBoard = create((set) => ({
  texts: [],
  setTextLayers: (change) => set((board) => ({ texts: change(board.texts) })),
}));
// file: Board.tsx
import React, { useState } from 'react';
import { Pressable } from 'react-native';
import { useBoard } from './board';

export function Board({ edited }) {
  const setTextLayers = useBoard((board) => board.setTextLayers);
  const { setTextStyles } = useBoard();
  const [draft, setDraft] = useState('plain');
//                                   ^ dead
  const save = () =>
    setTextLayers((old) =>
      old.map((layer) => (layer.id === edited ? { ...layer, text: 'Tides', fontFamily: draft, fontSize: 24 } : layer)));
  const style = () => setTextStyles((old) => [...old, { fontFamily: 'GateSans-Styled', fontSize: 24 }]);
//                                                                  ^ wrong
  return [<Pressable onPress={save} />, <Pressable onPress={style} />];
}
