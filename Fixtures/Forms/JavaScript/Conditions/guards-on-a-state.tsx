// What users typed decides what is shown, and not which names are.
import React, { useCallback, useState } from 'react';
import { Text, TextInput } from 'react-native';
import { showMessage } from 'react-native-flash-message';

export const Page = () => {
  const [form, setForm] = useState({ name: '', mail: '' });
  const change = (key, value) => setForm((old) => ({ ...old, [key]: value }));
  const next = useCallback(() => {
    const { name, mail } = form;
    if (!name) {
      showMessage({ message: 'Tide', titleStyle: { fontFamily: 'GateSans-Regular' } });
      //                                                       ^ right
      return;
    }
    if (!mail.includes('@')) {
      showMessage({ message: 'Tide', titleStyle: { fontFamily: 'GateSans-Bald' } });
      //                                                       ^ wrong
      return;
    }
  }, [form]);
  if (form.mail === 'none') {
    return <Text style={{ fontFamily: 'GateSans-Bild' }} />;
    //                                ^ wrong
  }
  return <TextInput onPress={next} onChangeText={(value) => change('name', value)} />;
};
