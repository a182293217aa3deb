import { Text } from "react-native";
import Five from "react-native-vector-icons/FontAwesome5";
import Six from "react-native-vector-icons/FontAwesome6";

// None of the files of Font Awesome 5 is listed, and one of Font Awesome 6: which one an icon is in, only the
// package knows.
export default () => (
  <Text style={{ fontFamily: "GateSans-Regular" }}>
    <Five name="home" size={20} />
    <Six name="map" size={20} />
  </Text>
);
