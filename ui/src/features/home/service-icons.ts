import {
  AudioLines,
  Brush,
  CircleGauge,
  Droplets,
  Flashlight,
  Layers,
  Lightbulb,
  type LucideIcon,
  Smartphone,
  Sparkles,
  SunDim,
  Wrench,
} from "lucide-react";

/** The icon of each service by its id. */
export const SERVICE_ICONS: Record<string, LucideIcon> = {
  mechanical: Wrench,
  exhaust: AudioLines,
  tinting: SunDim,
  detailing: Sparkles,
  autostyling: Layers,
  carplay: Smartphone,
  led: Lightbulb,
  caliper: CircleGauge,
  graphics: Brush,
  headlight: Flashlight,
  coating: Droplets,
};
