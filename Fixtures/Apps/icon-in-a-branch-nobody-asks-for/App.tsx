import React from "react";
import EvilIcons from "react-native-vector-icons/EvilIcons";
import Feather from "react-native-vector-icons/Feather";
import Ionicons from "react-native-vector-icons/Ionicons";
import { Text } from "react-native";
import { useFamily } from "some-settings";

// Nobody asks for "ion", somebody asks for "feather", and what a package says may be "evil".
function AppIcon({ family = "none", name }: { family?: string; name: string }) {
  if (family === "feather") return <Feather name={name} />;
  return family === "ion" ? <Ionicons name={name} /> : <Text>{name}</Text>;
}

function GivenIcon({ family, name }: { family: string; name: string }) {
  return family === "evil" ? <EvilIcons name={name} /> : null;
}

export default function App() {
  return (
    <>
      <AppIcon name="add" />
      <AppIcon family="feather" name="star" />
      <GivenIcon family={useFamily()} name="heart" />
    </>
  );
}
