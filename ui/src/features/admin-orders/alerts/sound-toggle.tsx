import { Bell, BellOff } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { ringBell, useOrderSound } from "./order-sound";

/** Switch the sound of new orders. It is played when it is switched on. */
export function SoundToggle() {
  const { isOn, toggle } = useOrderSound();
  const change = () => {
    toggle();
    if (!isOn) void ringBell();
  };
  return (
    <Button size="small" variant="ghost" aria-pressed={isOn} onClick={change}>
      <Icon of={isOn ? Bell : BellOff} className="size-4" />
      {isOn ? "Sound on" : "Sound off"}
    </Button>
  );
}
