// What a callback or a loop changes has not only the value that it begins with.
import React from 'react';
import { StyleSheet, Text, View } from 'react-native';

function total(tickets) {
  let total = 0;
  tickets.forEach((ticket) => {
    total += ticket.price;
  });
  return total;
}

function isLate(tickets) {
  let late = false;
  tickets.map((ticket) => {
    if (ticket.late) late = true;
  });
  return late;
}

function count(tickets) {
  let count = 0;
  for (const ticket of tickets) {
    count++;
  }
  return count;
}

function left(tickets) {
  let left = 3;
  tickets.forEach(() => {
    left -= 1;
  });
  return left;
}

export default function Page({ tickets }) {
  return (
    <View>
      {total(tickets) > 0 && <Text style={styles.total}>Total</Text>}
      {isLate(tickets) ? <Text style={styles.late}>Late</Text> : null}
      {count(tickets) > 0 && <Text style={styles.count}>Some</Text>}
      {left(tickets) === 0 && <Text style={styles.left}>None</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  total: { fontFamily: 'GateSans-Total' },
  //                   ^ wrong
  late: { fontFamily: 'GateSans-Late' },
  //                  ^ wrong
  count: { fontFamily: 'GateSans-Count' },
  //                   ^ wrong
  left: { fontFamily: 'GateSans-Left' },
  //                  ^ wrong
});
