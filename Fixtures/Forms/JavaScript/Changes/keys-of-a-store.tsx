// A key of a store begins with a list, and is set to what comes from elsewhere.
import { useEffect } from 'react';
import { Text } from 'react-native';
import { create } from 'zustand';

const useFerries = create<any>((set: any, get: any) => ({
  ferries: [],
  quays: [],
  stops: ['first'],
  fixed: [],
  view: 'list',
  load: async () => {
    const answer = await fetch('https://example.org/ferries');
    set({ ferries: await answer.json() });
    set((state: any) => ({ quays: [...state.quays, answer] }));
    set({ view: answer.view });
    get().stops.push(answer);
  },
}));

export const Page = () => {
  const ferries = useFerries((state: any) => state.ferries);
  const { quays, fixed, view } = useFerries();
  const stops = useFerries((state: any) => state.stops);
  const load = useFerries((state: any) => state.load);
  useEffect(() => load(), [load]);
  if (fixed.length > 0) {
    return <Text style={{ fontFamily: 'GateSans-Fixed' }}>a</Text>;
  }
  if (ferries.length === 0) {
    return null;
  }
  return (
    <Text style={{ fontFamily: 'GateSans-Ferries' }}>
      //                       ^ wrong
      {quays.length > 1 && <Text style={{ fontFamily: 'GateSans-Quays' }}>a</Text>}
      //                                              ^ wrong
      {stops.length > 1 && <Text style={{ fontFamily: 'GateSans-Stops' }}>a</Text>}
      //                                              ^ wrong
      {view === 'map' ? <Text style={{ fontFamily: 'GateSans-View' }}>a</Text> : null}
      //                                           ^ wrong
    </Text>
  );
};
