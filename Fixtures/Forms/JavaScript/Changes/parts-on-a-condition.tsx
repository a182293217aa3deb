// What is given, or spread, on a condition may be missing.
import { StyleSheet, Text, View } from 'react-native';
import { isLate, marks } from './times';

function Sign({ note }: any) {
  return note ? <Text>{note}</Text> : <Text style={{ fontFamily: 'GateSans-Sign' }}>a</Text>;
  //                                                             ^ wrong
}

function Board({ title }: any) {
  return title ? <Text>{title}</Text> : <Text style={{ fontFamily: 'GateSans-Board' }}>a</Text>;
  //                                                               ^ wrong
}

function Plate({ title }: any) {
  return title ? <Text>{title}</Text> : <Text style={{ fontFamily: 'GateSans-Plate' }}>a</Text>;
}

export default function Page() {
  const state = { ...(isLate() && { late: 'Late' }) };
  const other = { late: 'Early', ...(isLate() ? { late: 'Late' } : {}) };
  const stops = [...(isLate() ? ['Last'] : []), 'First'];
  const both = { ...(isLate() ? { late: 'Late' } : { late: 'Early' }) };
  const sure = { ...{ late: 'Late' } };
  return (
    <View>
      <Sign note={isLate() && 'Late'} />
      <Board {...(isLate() ? { title: 'Late' } : {})} />
      <Plate {...{ title: 'Late' }} />
      {state.late ? null : <Text style={{ fontFamily: 'GateSans-State' }}>a</Text>}
      //                                              ^ wrong
      {'late' in state || <Text style={{ fontFamily: 'GateSans-In' }}>a</Text>}
      //                                             ^ wrong
      {stops.length > 1 && <Text style={{ fontFamily: 'GateSans-Stops' }}>a</Text>}
      //                                              ^ wrong
      {stops.length < 2 && <Text style={{ fontFamily: 'GateSans-Few' }}>a</Text>}
      //                                              ^ wrong
      {other.late ? null : <Text style={{ fontFamily: 'GateSans-Other' }}>a</Text>}
      {sure.late ? null : <Text style={{ fontFamily: 'GateSans-Sure' }}>a</Text>}
      {both.late ? null : <Text style={{ fontFamily: 'GateSans-Both' }}>a</Text>}
      {Object.keys(state).length === 0 && <Text style={{ fontFamily: 'GateSans-Keys' }}>a</Text>}
      //                                                             ^ wrong
      <Text style={styles.text}>a</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  text: { ...(isLate() && { fontFamily: 'GateSans-Fase' }) },
  //                                    ^ wrong
});
// file: times.ts
export function isLate() {
  return new Date().getMinutes() > 30;
}
