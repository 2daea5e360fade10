import { create } from "zustand";

export const TOAST_LIMIT = 1;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;

interface ToastAction {
  label: string;
  onAct: () => unknown;
  /** Another way to the action, for those who cannot reach the toast in time. */
  elsewhere?: string;
}

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: "plain" | "danger";
  /** The toast's link. Following it closes the toast. */
  link?: { to: string; label: string } | undefined;
  /** The action that the toast offers. Taking it closes the toast. */
  action?: ToastAction | undefined;
  /** The time on screen in milliseconds, where it differs from the default. */
  durationMs?: number | undefined;
}

export interface Toast extends ToastMessage {
  id: string;
  open: boolean;
}

interface ToastStore {
  toasts: Toast[];
  show: (message: ToastMessage) => string;
  dismiss: (id: string) => void;
}

let lastId = 0;

/** There is one toast at a time. A dismissed one closes at once, and its words are forgotten much later. */
export const useToasts = create<ToastStore>((set) => {
  const remove = (id: string) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  return {
    toasts: [],
    show: (message) => {
      lastId += 1;
      const id = String(lastId);
      set(({ toasts }) => ({ toasts: [{ ...message, id, open: true }, ...toasts].slice(0, TOAST_LIMIT) }));
      return id;
    },
    dismiss: (id) => {
      set(({ toasts }) => ({
        toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
      }));
      setTimeout(remove, TOAST_REMOVAL_DELAY_MS, id);
    },
  };
});

/** Show an outcome. Call it where the mutation is called, never inside the API client. */
export function toast(message: ToastMessage): string {
  return useToasts.getState().show(message);
}
