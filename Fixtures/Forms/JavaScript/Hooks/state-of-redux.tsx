// Parts of a store of Redux: what they begin with is drawn until something sets them.
import { Text } from 'react-native';
import { useSelector } from 'react-redux';
import { configureStore, createSlice } from '@reduxjs/toolkit';

const fonts = createSlice({
  name: 'fonts',
  initialState: { title: 'GateSans-Bald', note: { family: 'GateSans-Bold' } },
//                       ^ wrong
//                                                        ^ right
  reducers: {},
});
const flags = createSlice({
  name: 'flags',
  initialState: { isLate: false, shown: { isOpen: false } },
  reducers: {
    late: (state, action) => ({ ...state, isLate: true, shown: { isOpen: action.payload } }),
  },
});

export const store = configureStore({ reducer: { fonts: fonts.reducer, flags: flags.reducer } });

function useFonts() {
  return useSelector((state) => state.fonts);
}

export function Page() {
  const { title } = useFonts();
  const note = useSelector(({ fonts }) => fonts.note);
  const isLate = useSelector((state) => state.flags.isLate);
  const { isOpen } = useSelector((state) => state.flags.shown);
  return [
    <Text style={{ fontFamily: title }} />,
    <Text style={{ fontFamily: note.family }} />,
    isLate && <Text style={{ fontFamily: 'GateSans-Late' }} />,
//                                       ^ wrong
    isOpen ? <Text style={{ fontFamily: 'GateSans-Open' }} /> : null,
//                                      ^ wrong
  ];
}
