// A state of Valtio: what is read of a snapshot is what the state has, or what code sets it to.
import { Text } from 'react-native';
import { proxy, useSnapshot } from 'valtio';

const fonts = proxy({ title: 'GateSans-Bald', body: 'GateSans-Bold' });
//                           ^ wrong
//                                                  ^ right

export function Page() {
  const { title } = useSnapshot(fonts);
  const all = useSnapshot(fonts);
  return [<Text style={{ fontFamily: title }} />, <Text style={{ fontFamily: all.body }} />];
}
