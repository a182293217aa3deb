// What is only there on a condition may be missing.
import { Text, View } from 'react-native';
import { isLate } from './times';

let session: any;
export const begin = () => {
  session = { name: 'Session' };
};
const always = { name: 'Always' };

function last() {
  if (isLate()) {
    return 'Last';
  }
}

function tried() {
  let word;
  try {
    word = isLate() ? 'a' : 'b';
  } catch (error) {
    console.log(error);
  }
  return word;
}

export default function Page() {
  let note;
  if (isLate()) {
    note = 'Late';
  }
  let kind: string;
  switch (isLate()) {
    case true:
      kind = 'late';
      break;
    default:
      kind = 'early';
  }
  let sure = 'Sure';
  if (isLate()) {
    sure = 'Surely';
  }
  const warning = isLate() && 'Very late';
  const font = isLate() && 'GateSans-Late';
  //                       ^ wrong
  let face;
  if (isLate()) {
    face = 'GateSans-Fase';
    //     ^ wrong
  } else {
    face = 'GateSans-Bold';
    //     ^ right
  }
  return (
    <View>
      {note ? <Text>{note}</Text> : <Text style={{ fontFamily: 'GateSans-Note' }}>a</Text>}
      //                                                       ^ wrong
      {!warning && <Text style={{ fontFamily: 'GateSans-Warning' }}>a</Text>}
      //                                      ^ wrong
      {warning === 'Early' && <Text style={{ fontFamily: 'GateSans-Early' }}>a</Text>}
      //                                                 ^ wrong
      {!kind && <Text style={{ fontFamily: 'GateSans-Kind' }}>a</Text>}
      {!sure && <Text style={{ fontFamily: 'GateSans-Sure' }}>a</Text>}
      {!(isLate && 'Late') && <Text style={{ fontFamily: 'GateSans-Never' }}>a</Text>}
      {last() ? null : <Text style={{ fontFamily: 'GateSans-Last' }}>a</Text>}
      //                                          ^ wrong
      {tried() ? null : <Text style={{ fontFamily: 'GateSans-Tried' }}>a</Text>}
      //                                           ^ wrong
      {session ? null : <Text style={{ fontFamily: 'GateSans-Session' }}>a</Text>}
      //                                           ^ wrong
      {always ? null : <Text style={{ fontFamily: 'GateSans-Always' }}>a</Text>}
      {typeof note === 'undefined' && <Text style={{ fontFamily: 'GateSans-Type' }}>a</Text>}
      //                                                         ^ wrong
      {note === undefined && <Text style={{ fontFamily: 'GateSans-Undefined' }}>a</Text>}
      //                                                ^ wrong
      <Text style={{ fontFamily: font || undefined }}>a</Text>
      <Text style={{ fontFamily: face }}>a</Text>
    </View>
  );
}
// file: times.ts
export function isLate() {
  return new Date().getMinutes() > 30;
}
