// A tag that takes its child for what it draws, `asChild`, gives that what it is given itself.
import { Pressable, Text } from 'react-native';
import { TabList, TabTrigger } from 'expo-router/ui';

const TabButton = ({ children, ...others }) => (
  <Pressable {...others}>
    <Text style={[others.isFocused && focused]}>{children}</Text>
  </Pressable>
);
const focused = { fontFamily: 'GateSans-Focused' };
//                            ^ wrong

const Plain = ({ children, ...others }) => (
  <Text style={[others.isFocused && never]}>{children}</Text>
);
const never = { fontFamily: 'GateSans-Never' };
//                          ^ dead

export const Page = () => (
  <TabList>
    <TabTrigger name="home" href="/" asChild><TabButton>Home</TabButton></TabTrigger>
    <Plain>a</Plain>
  </TabList>
);
