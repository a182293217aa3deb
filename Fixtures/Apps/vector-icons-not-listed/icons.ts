export { default as Ant } from "react-native-vector-icons/AntDesign";
