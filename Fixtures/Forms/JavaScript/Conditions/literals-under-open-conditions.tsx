// A literal is nothing but itself, whether or not it is known when code gets there.
import { createContext, useContext, useEffect, useState } from 'react';
import { Text, View } from 'react-native';

type Item = { id: number; type: string; face: string };
const context = createContext<{ items: Item[] }>({ items: [] });

function Content({ item }: { item: Item }) {
  if (item.type === 'A') {
    return <Text style={{ fontFamily: 'GateSans-Bold' }} />;
    //                                ^ right
  }
  if (item.type === 'B') {
    return <Text style={{ fontFamily: 'GateSans-Bald' }} />;
    //                                ^ wrong
  }
  return <Text style={{ fontFamily: item.face }} />;
  //                                ^ listed
}

function Row({ item }: { item: Item }) {
  return <View><Content item={item} /></View>;
}

function Provider({ children }: { children?: any }) {
  const [items, setItems] = useState<Item[]>([]);
  const received = { onData: (item: Item) => { setItems((others) => [item, ...others]); } };
  useSubscription(received);
  useEffect(() => {
    fetch('/items').then((answer) => answer.json()).then((data) => setItems(data.pages.flat()));
  }, []);
  return <context.Provider value={{ items }}>{children}</context.Provider>;
}

function List() {
  const { items } = useContext(context);
  return <View>{items.map((element) => <Row key={element.id} item={element} />)}</View>;
}

export default function App() {
  return <Provider><List /></Provider>;
}
