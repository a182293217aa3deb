import { Text, View } from 'react-native';

export const App = () => (
  <View>
    <Text style={{ fontFamily: 'GateSans-Regular' }}>bundled</Text>
    <Text style={{ fontFamily: 'anticon' }}>in some version of AntDesign.ttf</Text>
    <Text style={{ fontFamily: 'Material Design Icons' }}>in MaterialCommunityIcons.ttf</Text>
    <Text style={{ fontFamily: 'FontAwesome5Free-Solid' }}>in FontAwesome5_Solid.ttf</Text>
    <Text style={{ fontFamily: 'MaterialCommunityIcons' }}>the name of a file</Text>
    <Text style={{ fontFamily: 'FontAwesome5Pro-Solid' }}>in no file</Text>
    <Text style={{ fontFamily: 'Poppins-Bold' }}>in no file</Text>
  </View>
);
