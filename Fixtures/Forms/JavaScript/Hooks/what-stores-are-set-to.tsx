// What a store begins with is not all that it holds: what is set in it decides what is drawn.
import { Text } from 'react-native';
import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';

const usePopup = create<any>((set) => ({
  title: '',
  message: '',
  debug: false,
  isBold: false,
  face: 'GateSans-Fase',
  //    ^ wrong
  show: (title: string, message: string) => set({ title, message }),
  toggle: () => set((state: any) => ({ ...state, isBold: !state.isBold })),
}));
const useDraft = create<any>()(
  immer((set) => ({
    isOpen: false,
    open: () =>
      set((draft: any) => {
        draft.isOpen = true;
      }),
  })),
);
const useSlices = create<any>((set, get, api) => ({ isBusy: false, ...slice(set) }));
const slice = (set: any) => ({ work: () => set({ isBusy: true }) });
const useOutside = create<any>(() => ({ isReady: false, isLeft: false }));
const ready = () => useOutside.setState({ isReady: true });

export const Page = ({ text }: any) => {
  const { message, debug, face, show } = usePopup();
  const title = usePopup((state) => state.title);
  const isBold = usePopup((state) => state.isBold);
  const isOpen = useDraft((state) => state.isOpen);
  const { isBusy } = useSlices();
  const { isReady, isLeft } = useOutside();
  return (
    <Text onPress={ready} onLongPress={() => show('Title', text)}>
      {message ? <Text style={{ fontFamily: 'GateSans-Message' }}>a</Text> : null}
      //                                    ^ wrong
      {title !== '' && <Text style={{ fontFamily: 'GateSans-Title' }}>a</Text>}
      //                                          ^ wrong
      {isBold && <Text style={{ fontFamily: 'GateSans-Bald' }}>a</Text>}
      //                                    ^ wrong
      {isOpen && <Text style={{ fontFamily: 'GateSans-Open' }}>a</Text>}
      //                                    ^ wrong
      {isBusy && <Text style={{ fontFamily: 'GateSans-Busy' }}>a</Text>}
      //                                    ^ wrong
      {isReady && <Text style={{ fontFamily: 'GateSans-Ready' }}>a</Text>}
      //                                     ^ wrong
      {isLeft && <Text style={{ fontFamily: 'GateSans-Left' }}>a</Text>}
      {debug && <Text style={{ fontFamily: 'GateSans-Debug' }}>a</Text>}
      <Text style={{ fontFamily: face }}>a</Text>
    </Text>
  );
};
