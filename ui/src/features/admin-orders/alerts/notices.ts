import { create } from "zustand";
import type { OrderAlert } from "./order-alerts";

const STORAGE_KEY = "deskNotices";
const ON = "on";

interface NoticesStore {
  /** The owner wants the system's own notifications on this computer, and the browser allows them. */
  isOn: boolean;
  /** Asks the browser, and returns false when it refuses. */
  switchOn: () => Promise<boolean>;
  switchOff: () => void;
}

/** Return whether the window can show notifications. Some cannot, the desktop program's own among them. */
export function canNotify(): boolean {
  return "Notification" in window;
}

export const useNotices = create<NoticesStore>((set) => {
  const keep = (isOn: boolean) => {
    localStorage.setItem(STORAGE_KEY, isOn ? ON : "off");
    set({ isOn });
  };
  return {
    isOn: canNotify() && Notification.permission === "granted" && localStorage.getItem(STORAGE_KEY) === ON,
    switchOn: async () => {
      const isAllowed = (await Notification.requestPermission()) === "granted";
      keep(isAllowed);
      return isAllowed;
    },
    switchOff: () => keep(false),
  };
});

/** Show a notification of the system while the owner looks at something else. A click leads there. */
export function notify({ title, description, to }: OrderAlert, open: (to: string) => void): void {
  if (!useNotices.getState().isOn || document.hasFocus()) return;
  const notice = new Notification(title, { body: description ?? "", tag: to });
  notice.onclick = () => {
    window.focus();
    open(to);
    notice.close();
  };
}
