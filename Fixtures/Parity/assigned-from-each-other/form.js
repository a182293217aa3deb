// Two variables that are assigned from each other: each may have the other's name.
import { Text } from 'react-native';
import { isSwapped } from 'some-settings';

let title = 'GateSans-Bold';
let body = 'GateSans-Bald';

function swap() {
  title = body;
  body = title;
}

export const Page = () => {
  if (isSwapped) swap();
  return [<Text style={{ fontFamily: title }} />, <Text style={{ fontFamily: body }} />];
};
