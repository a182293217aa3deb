// What an element of a long list has to be decides whether a text is drawn, not which fonts it may have.
import { useMemo, useState } from 'react';
import { FlatList, Text, TouchableOpacity, View } from 'react-native';

const SHELVES = [
  { id: 's0', parts: [{ id: 's0p0' }, { id: 's0p1' }, { id: 's0p2' }, { id: 's0p3' }] },
  { id: 's1', parts: [{ id: 's1p0' }, { id: 's1p1' }, { id: 's1p2' }, { id: 's1p3' }] },
  { id: 's2', parts: [{ id: 's2p0' }, { id: 's2p1' }, { id: 's2p2' }, { id: 's2p3' }] },
  { id: 's3', parts: [{ id: 's3p0' }, { id: 's3p1' }, { id: 's3p2' }, { id: 's3p3' }] },
  { id: 's4', parts: [{ id: 's4p0' }, { id: 's4p1' }, { id: 's4p2' }, { id: 's4p3' }] },
  { id: 's5', parts: [{ id: 's5p0' }, { id: 's5p1' }, { id: 's5p2' }, { id: 's5p3' }] },
  { id: 's6', parts: [{ id: 's6p0' }, { id: 's6p1' }, { id: 's6p2' }, { id: 's6p3' }] },
  { id: 's7', parts: [{ id: 's7p0' }, { id: 's7p1' }, { id: 's7p2' }, { id: 's7p3' }] },
  { id: 's8', parts: [{ id: 's8p0' }, { id: 's8p1' }, { id: 's8p2' }, { id: 's8p3' }] },
  { id: 's9', parts: [{ id: 's9p0' }, { id: 's9p1' }, { id: 's9p2' }, { id: 's9p3' }] },
  { id: 's10', parts: [{ id: 's10p0' }, { id: 's10p1' }, { id: 's10p2' }, { id: 's10p3' }] },
  { id: 's11', parts: [{ id: 's11p0' }, { id: 's11p1' }, { id: 's11p2' }, { id: 's11p3' }] },
];

export const Pantry = ({ language }: { language: string }) => {
  const [shelf, setShelf] = useState<any>(null);
  const [part, setPart] = useState<any>(null);
  const [query, setQuery] = useState('');
  const shelves = useMemo(() => {
    if (!query.trim()) return SHELVES;
    return SHELVES.filter((s) => s.parts.some((p) => p.id.includes(query)));
  }, [query]);

  const card = (s: any) => (
    <TouchableOpacity onPress={() => { setShelf(shelf?.id === s.id ? null : s); }}>
      {shelf?.id === s.id && (
        <View>
          {s.parts.map((p: any) => (
            <TouchableOpacity key={p.id} onPress={() => { setPart(part?.id === p.id ? null : p); }}>
              {part?.id === p.id && (
                <Text style={{ fontFamily: language === 'ar' ? 'GateSans-Bold' : 'GateSans-Bald' }}>open</Text>
                //                                             ^ right
                //                                                               ^ missed
              )}
            </TouchableOpacity>
          ))}
        </View>
      )}
    </TouchableOpacity>
  );

  return <FlatList data={shelves} renderItem={({ item }) => card(item)} />;
};

export default function App({ language }: { language: string }) {
  return <Pantry language={language} />;
}
