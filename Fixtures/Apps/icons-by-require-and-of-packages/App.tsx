import { Text } from "react-native";
import Ionicons from "@react-native-vector-icons/ionicons";
import { FontAwesome6 } from "@react-native-vector-icons/fontawesome6";
import Octicons from "@react-native-vector-icons/octicons";

const Pencil = require("react-native-vector-icons/Entypo").default;
var Mark = require("react-native-vector-icons/FontAwesome");
const Quiet = require("react-native-vector-icons/Zocial").default;

Octicons.loadFont();

// The icons of Octicons are loaded, those of Zocial are drawn by nobody.
export default () => (
  <Text style={{ fontFamily: "GateSans-Regular" }}>
    <Ionicons name="home" />
    <FontAwesome6 name="anchor" iconStyle="solid" />
    <Octicons name="mark-github" />
    <Pencil name="pencil" />
    <Mark name="ship" />
  </Text>
);
