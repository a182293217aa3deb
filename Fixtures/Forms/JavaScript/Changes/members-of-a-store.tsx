// What a member of an object begins with is not all that it holds: other code fills its lists and sets its texts.
import { AppState, Text, View } from 'react-native';
import { ferries, quays } from './stores';

export const Page = ({ names }: any) => (
  <View>
    {ferries.list.length > 0 && <Text style={{ fontFamily: 'GateSans-List' }}>a</Text>}
    //                                                     ^ wrong
    {ferries.mode === 'map' && <Text style={{ fontFamily: 'GateSans-Map' }}>a</Text>}
    //                                                    ^ wrong
    {ferries.count > 1 ? <Text style={{ fontFamily: 'GateSans-Count' }}>a</Text> : null}
    //                                              ^ wrong
    {ferries.tags.length === 0 ? null : <Text style={{ fontFamily: 'GateSans-Tags' }}>a</Text>}
    //                                                             ^ wrong
    {quays.open.length ? <Text style={{ fontFamily: 'GateSans-Open' }}>a</Text> : null}
    //                                              ^ wrong
    {quays.near.length === 0 || <Text style={{ fontFamily: 'GateSans-Near' }}>a</Text>}
    //                                                     ^ wrong
    {quays.closed.length > 0 && <Text style={{ fontFamily: 'GateSans-Closed' }}>a</Text>}
    {ferries.kind === 'map' && <Text style={{ fontFamily: 'GateSans-Kind' }}>a</Text>}
    {steps(names) === 'none' && <Text style={{ fontFamily: 'GateSans-Steps' }}>a</Text>}
    //                                                     ^ wrong
    {seen.length > 0 && <Text style={{ fontFamily: 'GateSans-Seen' }}>a</Text>}
    //                                             ^ wrong
    {all.length > 3 && <Text style={{ fontFamily: 'GateSans-All' }}>a</Text>}
    //                                            ^ wrong
    {last.length > 3 && <Text style={{ fontFamily: 'GateSans-Last' }}>a</Text>}
    //                                             ^ wrong
    {picked(names).length > 1 && <Text style={{ fontFamily: 'GateSans-Picked' }}>a</Text>}
    //                                                      ^ wrong
    {fixed.length > 1 && <Text style={{ fontFamily: 'GateSans-Fixed' }}>a</Text>}
    <Text style={{ fontFamily: ferries.face }}>a</Text>
    <Text style={{ fontFamily: quays.face }} onPress={() => ferries.show('map', [])}>a</Text>
  </View>
);

function steps(names: string[]) {
  const state = { step: 'first' };
  names.forEach((name) => {
    state.step = name;
  });
  return state.step;
}

function picked(names: string[]) {
  const picked = ['first'];
  for (const name of names) {
    if (name) picked.push(name);
  }
  return picked;
}

const fixed = ['first'];
const seen: string[] = [];
AppState.addEventListener('change', (state) => {
  seen.unshift(state);
});
const all: string[] = [];
for (const name of load()) {
  all.push(name);
}
const last: string[] = [];
load().forEach((name: string) => last.push(name));
// file: stores.ts
class Ferries {
  list: string[] = [];
  tags: string[] = [];
  mode = 'list';
  kind = 'list';
  count = 0;
  face = 'GateSans-Fase';
  //     ^ wrong

  show(mode: string, list: string[]) {
    this.mode = mode;
    this.list = list;
    this.tags.push(mode);
    this.count += 1;
  }
}
export const ferries = new Ferries();
export const quays = { open: [], near: [], closed: [], face: 'GateSans-Bald' };
//                                                           ^ wrong
export const note = (quay: any) => quays.open.push(quay);
export const order = (quay: any, index: number) => {
  quays.near[index] = quay;
};
