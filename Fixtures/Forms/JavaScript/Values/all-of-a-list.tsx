// Lists and objects whose elements are all drawn.
import { Text } from 'react-native';

const faces = ['GateSans-Bold', 'GateSans-Bald'];
//             ^ right
//                              ^ wrong
const byRole = { title: 'GateSans-Regular', body: 'GateSans-Reguler' };
//                      ^ right
//                                                ^ wrong
const notes = { a: 'GateSans-Bild' };
//                 ^ wrong

export function Page() {
  const rows = faces.map((face) => <Text style={{ fontFamily: face }} />);
  Object.values(notes).forEach((note) => rows.push(<Text style={{ fontFamily: note }} />));
  return [
    ...rows,
    Object.entries(byRole).map(([role, face]) => <Text key={role} style={{ fontFamily: face }} />),
  ];
}
