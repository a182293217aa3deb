import { AppRegistry, Text } from "react-native";
const App = () => <Text style={{ fontFamily: "GateSans-Regular" }}>a</Text>;
AppRegistry.registerComponent("Demo", () => App);
