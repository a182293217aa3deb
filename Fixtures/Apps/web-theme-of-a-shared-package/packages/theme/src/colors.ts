export function useThemeColors() { return { text: 'black' }; }
