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

/** The id of this browser's cart is in local storage, where it survives a reload and all tabs share it. */
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

/** Follow what another tab does with the cart. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) useCartId.setState({ cartId: newValue });
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
