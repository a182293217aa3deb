// A function that several call, of whom one is called by nobody: what that one gives is not drawn.
import { Text } from 'react-native';

const fonts = { web: { body: 'Gate Web' }, phone: { body: 'GateSans-Bald' } };
//                           ^ dead
//                                                        ^ wrong

function variants({ platform }: { platform: 'web' | 'phone' }) {
  return { body: { fontFamily: fonts[platform].body } };
}

function forWeb() {
  return variants({ platform: 'web' });
}

function forPhone() {
  return variants({ platform: 'phone' });
}

const styles = forPhone();

export const Page = () => <Text style={styles.body} />;
