// An object that carries the name to where the style is made.
import { Text } from 'react-native';

class TextStyle {
  constructor(name, size) {
    this.name = name;
    this.size = size;
  }

  get style() {
    return { fontFamily: this.name, fontSize: this.size };
  }
}

const heading = new TextStyle('GateSans-Bold', 28);

export const Page = () => [
  <Text style={heading.style} />,
  <Text style={new TextStyle('GateSans-Bald', 17).style} />,
];
