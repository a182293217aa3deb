import "./global.css";
import { Text, View } from "react-native";
export default function App() {
  return <View><Text className="font-body">a</Text><Text className="font-title">b</Text></View>;
}
