// The options of a navigator, and its theme.
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

const Stack = createNativeStackNavigator();

const theme = {
  dark: false,
  fonts: {
    regular: { fontFamily: 'GateSans-Regular', fontWeight: '400' },
    //                     ^ right
    bold: { fontFamily: 'GateSans-Bald', fontWeight: '400' },
    //                  ^ wrong
  },
};

const options = {
  headerTitleStyle: { fontFamily: 'GateSans-Bild' },
  //                              ^ wrong
  headerBackTitleStyle: { fontFamily: 'GateSans-Bold' },
  //                                  ^ right
};

export default () => (
  <NavigationContainer theme={theme}>
    <Stack.Navigator screenOptions={options} />
  </NavigationContainer>
);
