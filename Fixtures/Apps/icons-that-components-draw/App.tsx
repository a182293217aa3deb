import { Text } from "react-native";
import { CheckBox, Icon } from "react-native-elements";
import { Appbar, IconButton, List, PaperProvider } from "react-native-paper";

const set = ["ionicon", "zocial"][Math.floor(Math.random() * 2)];

// An image is no icon of a font, and a component may draw an element that it is given; which set a variable means
// is not read, and what nobody shows is not drawn.
const Quiet = () => <Icon name="anchor" type="entypo" />;

export default () => (
  <PaperProvider>
    <Text style={{ fontFamily: "GateSans-Regular" }}>Ferries</Text>
    <Icon name="ship" type="material-community" />
    <Icon name="place" type={set} />
    <CheckBox title="Return" />
    <CheckBox title="Single" checkedIcon={<Text>x</Text>} iconType="feather" />
    <Appbar.Action icon="magnify" />
    <IconButton icon={require("./pin.png")} />
    <List.Icon icon="https://quay.example/pin.png" />
  </PaperProvider>
);
