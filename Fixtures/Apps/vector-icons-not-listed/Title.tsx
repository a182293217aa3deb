import { Ant } from "./icons";
import Icons from "react-native-vector-icons/MaterialCommunityIcons";
import Material from "react-native-vector-icons/dist/MaterialIcons";

export const Title = () => [<Icons name="map" />, <Material name="map" />, <Ant name="map" />];
