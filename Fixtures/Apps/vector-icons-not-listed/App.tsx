import { Text } from "react-native";
import Feather from "react-native-vector-icons/Feather";
import Icon from "react-native-vector-icons/MaterialCommunityIcons";
import Zocial from "react-native-vector-icons/Zocial";
import Ionicons from "react-native-vector-icons/Ionicons";
import { Title } from "./Title";

Ionicons.loadFont();

// The icons of Feather are listed, those of Ionicons are loaded, those of Zocial are drawn by nobody.
const Logo = () => <Zocial name="call" />;

export default () => (
  <Text style={{ fontFamily: "GateSans-Regular" }}>
    <Icon name="home" size={20} />
    <Feather name="map" size={20} />
    <Ionicons name="map" />
    <Title />
  </Text>
);
