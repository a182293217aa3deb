// React Native UI Lib makes members of what it is given.
// file: typography.js
import { Typography } from 'react-native-ui-lib';
Typography.loadTypographies({
  brandLight: 'GateSans-Light',
  //          ^ wrong
  brandBold: 'GateSans-Bold',
  //         ^ right
});
// file: App.js
import './typography';
import { Text, View } from 'react-native';
import { Typography } from 'react-native-ui-lib';
export default function App() {
  return (
    <View>
      <Text style={{ fontFamily: Typography.brandLight }}>a</Text>
      <Text style={{ fontFamily: Typography.brandBold }}>b</Text>
      <Text style={{ fontFamily: Typography.brandBlack }}>c</Text>
      //                         ^ listed
    </View>
  );
}
