// What is looked up by a key that no one knows may not be there.
import { Text, View } from 'react-native';
import { harbour } from './harbour';

const badges: any = { quay: 'Main' };
const decks = ['Upper'];
const faces: any = { quay: 'GateSans-Fase' };
//                         ^ wrong

export default function Page() {
  const badge = badges[harbour()];
  const deck = decks[harbour().length];
  const near = ['quay', 'mole'].filter((name) => name === harbour());
  const known = ['quay', 'mole'].filter((name) => name === 'quay');
  const named: any = {};
  named[harbour()] = 'Quay';
  const cut = ['quay', 'mole'].slice(harbour().length);
  return (
    <View>
      {badge ? <Text>{badge}</Text> : <Text style={{ fontFamily: 'GateSans-Badge' }}>a</Text>}
      //                                                         ^ wrong
      {!deck && <Text style={{ fontFamily: 'GateSans-Deck' }}>a</Text>}
      //                                   ^ wrong
      {near.length === 0 && <Text style={{ fontFamily: 'GateSans-Near' }}>a</Text>}
      //                                               ^ wrong
      {near[0] ? null : <Text style={{ fontFamily: 'GateSans-First' }}>a</Text>}
      //                                           ^ wrong
      {cut.length === 0 && <Text style={{ fontFamily: 'GateSans-Cut' }}>a</Text>}
      //                                              ^ wrong
      {known.length === 0 && <Text style={{ fontFamily: 'GateSans-Known' }}>a</Text>}
      {!badges.quay && <Text style={{ fontFamily: 'GateSans-Quay' }}>a</Text>}
      {Object.keys(named).length > 0 && <Text style={{ fontFamily: 'GateSans-Keys' }}>a</Text>}
      //                                                           ^ wrong
      {!decks[0] && <Text style={{ fontFamily: 'GateSans-Zero' }}>a</Text>}
      <Text style={{ fontFamily: faces[harbour()] }}>a</Text>
    </View>
  );
}
// file: harbour.ts
export function harbour() {
  return new Date().getDay() > 3 ? String(Math.random()) : 'quay';
}
