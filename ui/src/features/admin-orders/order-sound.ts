import { create } from "zustand";

const STORAGE_KEY = "orderSound";
const OFF = "off";

interface OrderSoundStore {
  isOn: boolean;
  toggle: () => void;
}

/** Whether a new order is heard on this computer; kept in local storage. */
export const useOrderSound = create<OrderSoundStore>((set, get) => ({
  isOn: localStorage.getItem(STORAGE_KEY) !== OFF,
  toggle: () => {
    const isOn = !get().isOn;
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : OFF);
    set({ isOn });
  },
}));
