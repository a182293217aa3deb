// Zustand's stores give what a function takes of their state; what is set later may have more members.
import { Text } from 'react-native';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const light = { fonts: { bold: 'GateSans-Bald', body: 'GateSans-Bold' } };
//                             ^ wrong
//                                                    ^ right
const useFonts = create<any>((set, get) => ({
  fonts: { bold: 'GateSans-Bold', body: 'GateSans-Bady' },
  //             ^ right
  //                                    ^ wrong
  theme: light,
  faces: {},
  setTheme: (theme: any) => set({ theme }),
}));
const useKept = create<any>()(persist((set) => ({ face: 'GateSans-Fase' }), { name: 'fonts' }));
//                                                      ^ wrong

export const Page = () => {
  const fonts = useFonts((state) => state.fonts);
  const theme = useFonts((state) => state.theme);
  const { faces } = useFonts();
  const face = useKept((state) => state.face);
  return [
    <Text style={{ fontFamily: fonts.bold }} />,
    <Text style={{ fontFamily: useFonts.getState().fonts.body }} />,
    <Text style={{ fontFamily: theme.fonts.bold }} />,
    <Text style={{ fontFamily: theme.fonts.body }} />,
    <Text style={{ fontFamily: faces.bold }} />,
    //                         ^ listed
    <Text style={{ fontFamily: face }} />,
  ];
};
