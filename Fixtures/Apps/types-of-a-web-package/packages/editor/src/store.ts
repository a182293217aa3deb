import { create } from 'zustand';
export const useToolbar = create((set: any) => ({
  fontFamily: 'sans-serif',
  setFontFamily: (fontFamily: string) => set({ fontFamily }),
}));
