import { SERVICE_TITLES } from "../service-titles";

export interface Service {
  /** The enquiry form sends it as serviceInterest. */
  id: string;
  title: string;
  description: string;
  /** The name of its artwork. */
  picture: string;
  pictureText: string;
}

export const SERVICES: readonly Service[] = [
  {
    id: "mechanical",
    title: SERVICE_TITLES.mechanical,
    description:
      "Brakes, suspension and servicing by the same hands that style the car, so both fit together.",
    picture: "service-mechanical",
    pictureText: "Drilled brake disc with an orange caliper beside a coilover",
  },
  {
    id: "exhaust",
    title: SERVICE_TITLES.exhaust,
    description: "Hand-built systems and tips with the sound you want and none of the drone you do not.",
    picture: "service-exhaust",
    pictureText: "Twin blued exhaust tips under a rear bumper",
  },
  {
    id: "tinting",
    title: SERVICE_TITLES.tinting,
    description: "Precision-cut film without a bubble or a line: less heat, less glare, more privacy.",
    picture: "service-tint",
    pictureText: "Side windows of a dark car with film being laid on",
  },
  {
    id: "detailing",
    title: SERVICE_TITLES.detailing,
    description:
      "Wash, decontamination and machine polish until the paint is deeper than the day it left the line.",
    picture: "service-detailing",
    pictureText: "Polishing machine under inspection lights",
  },
  {
    id: "autostyling",
    title: SERVICE_TITLES.autostyling,
    description: "Splitters, skirts, diffusers and wings, test-fitted, painted and mounted to factory gaps.",
    picture: "service-kits",
    pictureText: "Rear of a black car with a tall wing",
  },
  {
    id: "carplay",
    title: SERVICE_TITLES.carplay,
    description:
      "Your phone's maps, music and calls on the dashboard, wired in as if it had always been there.",
    picture: "service-carplay",
    pictureText: "Dashboard screen showing a map and apps",
  },
  {
    id: "led",
    title: SERVICE_TITLES.led,
    description: "Crisp white light inside and out, correctly aimed and free of warning lamps.",
    picture: "service-led",
    pictureText: "Front of a black car with bright LED headlights",
  },
  {
    id: "caliper",
    title: SERVICE_TITLES.caliper,
    description:
      "Calipers stripped, primed and finished in heat-proof colour, the one detail behind every wheel.",
    picture: "service-caliper",
    pictureText: "Orange brake caliper behind the spokes of a black wheel",
  },
  {
    id: "graphics",
    title: SERVICE_TITLES.graphics,
    description: "Stripes, liveries and lettering designed for your car's own lines, cut and laid in house.",
    picture: "service-graphics",
    pictureText: "Black coupe with orange stripes",
  },
  {
    id: "headlight",
    title: SERVICE_TITLES.headlight,
    description: "Yellowed lenses sanded, polished and sealed: clear to look at, and clear to drive by.",
    picture: "service-headlight",
    pictureText: "Headlight, one half clouded and one half clear",
  },
  {
    id: "coating",
    title: SERVICE_TITLES.coating,
    description: "Ceramic layers that shed water, dirt and salt, and keep the gloss for years.",
    picture: "service-coating",
    pictureText: "Water beading on black paint",
  },
];
