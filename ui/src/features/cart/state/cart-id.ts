import { create } from "zustand";

const STORAGE_KEY = "cartId";

interface CartIdStore {
  cartId: string | null;
  remember: (cartId: string) => void;
  forget: () => void;
}

function readStored(): string | null {
  return typeof localStorage === "undefined" ? null : localStorage.getItem(STORAGE_KEY);
}

/** The id of this browser's cart, in local storage: it survives a reload and is shared by the tabs. */
export const useCartId = create<CartIdStore>((set) => ({
  cartId: readStored(),
  remember: (cartId) => {
    localStorage.setItem(STORAGE_KEY, cartId);
    set({ cartId });
  },
  forget: () => {
    localStorage.removeItem(STORAGE_KEY);
    set({ cartId: null });
  },
}));

/** Follows what another tab does with the cart; returns the way to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) useCartId.setState({ cartId: newValue });
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
