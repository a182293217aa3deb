// Lists and objects that a loop goes through, so that each of their values is drawn.
import { Text } from 'react-native';

const faces = ['GateSans-Bold', 'GateSans-Bald'];
//             ^ right
//                              ^ wrong
const byRole = { title: 'GateSans-Regular', body: 'GateSans-Reguler' };
//                      ^ right
//                                                ^ wrong

export function Page() {
  const rows = [];
  for (const face of faces) {
    rows.push(<Text style={{ fontFamily: face }} />);
  }
  for (const role in byRole) {
    rows.push(<Text style={{ fontFamily: byRole[role] }} />);
  }
  return rows;
}
