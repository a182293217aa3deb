import { create } from 'zustand';

export const useSettings = create((set) => ({
  settings: { fontFamily: '' },
  change: (update) => set((old) => ({ settings: { ...old.settings, ...update } })),
}));

// What the settings call a font is no font's name.
export const faceOf = (choice) => (choice === 'gate-sans' ? 'GateSans-Regular' : undefined);

export const KEYS = { fontFamily: '@reader/fontFamily', theme: '@reader/theme' };
export const labels = { fontFamily: 'Choose a font' };
export const mock = { user: { id: 1, settings: { fontFamily: 'gate-mock' } } };
