// What a package makes by `create` has members of its own: what they answer is not known.
import React, { useEffect, useState } from 'react';
import { Text } from 'react-native';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://ferries.example' });

export default function Ferries() {
  const [ferries, setFerries] = useState(null);

  useEffect(() => {
    const load = async () => setFerries(await api.get('/ferries'));
    load();
  }, []);

  if (!ferries) return null;
  return <Text style={{ fontFamily: 'GateSans-Heavy' }}>{ferries.length}</Text>;
  //                                ^ wrong
}
