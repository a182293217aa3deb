// A class whose static getter or method makes its only object, with `new this()`.
import { StyleSheet } from 'react-native';

class Look {
  private static shared: Look;

  public static get instance(): Look {
    if (!this.shared) {
      this.shared = new this();
    }
    return Look.shared;
  }

  fontFamily = 'GateSans-Bald';
  //           ^ wrong
}

class Voice {
  static own;

  static get() {
    if (!this.own) this.own = new this('GateSans-Bild');
    //                                 ^ wrong
    return this.own;
  }

  constructor(face) {
    this.face = face;
  }
}

const look = Look.instance;

export const styles = StyleSheet.create({
  title: { fontFamily: look.fontFamily },
  body: { fontFamily: Voice.get().face },
});
