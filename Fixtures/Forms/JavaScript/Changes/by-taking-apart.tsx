// Taking something apart, functions that run at once, and `delete` change what a variable or an object holds.
import { Text, View } from 'react-native';
import { settings } from './settings';

let shared: any = null;
({ shared } = settings());

export default function Page() {
  let title: any = null;
  let first: any = null;
  let inner: any = null;
  let rest: any = null;
  let other: any = null;
  let ready = false;
  let later = false;
  let counted = 0;
  let within: any = null;
  let inside: any = null;
  let second: any = null;
  let face: any = null;
  let others: any = null;
  let fixed: any = null;
  const state: any = { mode: 'on', kind: 'on' };

  ({ title } = settings());
  [first] = settings().list;
  ({ names: { inner = null }, ...rest } = settings());
  ({ other: other } = { other: 'Other' });
  (() => {
    ready = settings().ready;
  })();
  const change = () => {
    later = true;
  };
  change();
  settings(), (counted = settings().count);
  settings().late && (within = 'Late');
  const same = (inside = settings().inside);
  [, second = 'GateSans-Second'] = settings().list;
  //          ^ missed
  ({ face, ...others } = { face: 'GateSans-Fase' });
  //                             ^ wrong
  delete state.mode;

  return (
    <View>
      {title && <Text style={{ fontFamily: 'GateSans-Title' }}>{title}</Text>}
      //                                   ^ wrong
      {first && <Text style={{ fontFamily: 'GateSans-First' }}>{first}</Text>}
      //                                   ^ wrong
      {inner && <Text style={{ fontFamily: 'GateSans-Inner' }}>{first}</Text>}
      //                                   ^ wrong
      {rest && <Text style={{ fontFamily: 'GateSans-Rest' }}>{first}</Text>}
      //                                  ^ wrong
      {other && <Text style={{ fontFamily: 'GateSans-Other' }}>{first}</Text>}
      //                                   ^ wrong
      {ready && <Text style={{ fontFamily: 'GateSans-Ready' }}>Ready</Text>}
      //                                   ^ wrong
      {later && <Text style={{ fontFamily: 'GateSans-Later' }}>Ready</Text>}
      //                                   ^ wrong
      {counted > 0 && <Text style={{ fontFamily: 'GateSans-Counted' }}>Ready</Text>}
      //                                         ^ wrong
      {shared && <Text style={{ fontFamily: 'GateSans-Shared' }}>Ready</Text>}
      //                                    ^ wrong
      {state.mode ? null : <Text style={{ fontFamily: 'GateSans-Mode' }}>Ready</Text>}
      //                                              ^ wrong
      {state.kind ? null : <Text style={{ fontFamily: 'GateSans-Kind' }}>Ready</Text>}
      {within && <Text style={{ fontFamily: 'GateSans-Within' }}>Ready</Text>}
      //                                    ^ wrong
      {inside && <Text style={{ fontFamily: 'GateSans-Inside' }}>Ready</Text>}
      //                                    ^ wrong
      <Text style={{ fontFamily: second }}>a</Text>
      //                         ^ listed
      <Text style={{ fontFamily: face }}>a</Text>
      {fixed && <Text style={{ fontFamily: 'GateSans-Fixed' }}>Ready</Text>}
    </View>
  );
}
// file: settings.ts
import { NativeModules } from 'react-native';

export function settings() {
  return NativeModules.Settings.all;
}
