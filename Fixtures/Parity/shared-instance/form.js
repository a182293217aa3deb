// A theme that is one for all, with what the app's start sets.
import { AppRegistry, Text } from 'react-native';

const theme = { titleName: 'GateSans-Bold' };

export function start() {
  theme.titleName = 'GateSans-Bald';
}

const Page = () => <Text style={{ fontFamily: theme.titleName }} />;

start();
AppRegistry.registerComponent('App', () => Page);
