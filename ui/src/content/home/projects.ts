export interface Project {
  /** The owner's card in this slot replaces the project. */
  slot: string;
  picture: string;
  badge: string;
  title: string;
  description: string;
  pictureText: string;
}

/** The pictures show the kind of work and not a customer's car, which each alternative text says. */
export const PROJECTS: readonly Project[] = [
  {
    slot: "1",
    picture: "portfolio-1",
    badge: "Custom Styling",
    title: "Burnt Copper Coupe",
    description: "Full colour change in satin copper, darkened glass and a light bar across the tail.",
    pictureText: "Illustrative: copper coupe at night, seen from behind",
  },
  {
    slot: "2",
    picture: "portfolio-2",
    badge: "Full Detail",
    title: "Silver Executive Saloon",
    description: "Two-stage correction and a ceramic coat: every panel reads like a mirror again.",
    pictureText: "Illustrative: silver saloon in profile on a wet floor",
  },
  {
    slot: "3",
    picture: "portfolio-3",
    badge: "Custom Work",
    title: "Midnight Blue SUV",
    description: "LED conversion, painted calipers and turbine wheels under a deep blue finish.",
    pictureText: "Illustrative: dark blue SUV with its headlights on",
  },
  {
    slot: "4",
    picture: "portfolio-4",
    badge: "Custom Styling",
    title: "Pearl Hot Hatch",
    description: "Body kit in pearl with gloss black edges, standing on forged bronze wheels.",
    pictureText: "Illustrative: pearl hatchback on bronze wheels",
  },
  {
    slot: "5",
    picture: "portfolio-5",
    badge: "Performance",
    title: "Racing Green Fastback",
    description: "Coilovers, bigger brakes and a hand-built exhaust, signed off with bronze wheels.",
    pictureText: "Illustrative: dark green fastback on bronze wheels",
  },
  {
    slot: "6",
    picture: "portfolio-6",
    badge: "Custom Detail",
    title: "Crimson Grand Tourer",
    description: "Restored lights, polished paint and a coating that keeps the red as deep as this.",
    pictureText: "Illustrative: red grand tourer from behind, rear lights lit",
  },
];
