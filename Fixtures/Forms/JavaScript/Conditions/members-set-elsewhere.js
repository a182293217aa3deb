// A member that begins as nothing may be set by other code, in other files, too.
import { useRef } from 'react';
import { Text } from 'react-native';
import { flags, never } from './flags';

class Session {
  isOpen = false;
  isLocked = false;
  open() {
    this.isOpen = true;
  }
}
const session = new Session();

export const Page = () => {
  const seen = useRef({ isSeen: false });
  seen.current.isSeen = true;
  return (
    <Text onPress={() => session.open()}>
      {flags.isOn && <Text style={{ fontFamily: 'GateSans-On' }}>a</Text>}
      //                                        ^ wrong
      {flags.face ? <Text style={{ fontFamily: 'GateSans-Face' }}>a</Text> : null}
      //                                       ^ wrong
      {session.isOpen && <Text style={{ fontFamily: 'GateSans-Open' }}>a</Text>}
      //                                            ^ wrong
      {seen.current.isSeen && <Text style={{ fontFamily: 'GateSans-Seen' }}>a</Text>}
      //                                                 ^ wrong
      {never.isOn && <Text style={{ fontFamily: 'GateSans-Never' }}>a</Text>}
      {session.isLocked && <Text style={{ fontFamily: 'GateSans-Locked' }}>a</Text>}
    </Text>
  );
};
// file: flags.js
export const flags = { isOn: false, face: null };
export const never = { isOn: false };
// file: index.js
import { AppRegistry } from 'react-native';
import { flags } from './flags';
import { Page } from './Form';

export const start = () => {
  flags.isOn = true;
  flags.face = 'GateSans-Regular';
};
AppRegistry.registerComponent('Form', () => () => <Page onLayout={start} />);
