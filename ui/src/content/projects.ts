export interface Project {
  picture: string;
  badge: "Custom Styling" | "Full Detail" | "Custom Work" | "Performance" | "Custom Detail";
  title: string;
  description: string;
  pictureText: string;
}

/** The pictures show the kind of work, not a customer's car: each alternative text says so. */
export const PROJECTS: readonly Project[] = [
  {
    picture: "portfolio-1",
    badge: "Custom Styling",
    title: "Burnt Copper Coupe",
    description: "Full colour change in satin copper, darkened glass and a light bar across the tail.",
    pictureText: "Illustrative: copper coupe at night, seen from behind",
  },
  {
    picture: "portfolio-2",
    badge: "Full Detail",
    title: "Silver Executive Saloon",
    description: "Two-stage correction and a ceramic coat: every panel reads like a mirror again.",
    pictureText: "Illustrative: silver saloon in profile on a wet floor",
  },
  {
    picture: "portfolio-3",
    badge: "Custom Work",
    title: "Midnight Blue SUV",
    description: "LED conversion, painted calipers and turbine wheels under a deep blue finish.",
    pictureText: "Illustrative: dark blue SUV with its headlights on",
  },
  {
    picture: "portfolio-4",
    badge: "Custom Styling",
    title: "Pearl Hot Hatch",
    description: "Body kit in pearl with gloss black edges, standing on forged bronze wheels.",
    pictureText: "Illustrative: pearl hatchback on bronze wheels",
  },
  {
    picture: "portfolio-5",
    badge: "Performance",
    title: "Racing Green Fastback",
    description: "Coilovers, bigger brakes and a hand-built exhaust, signed off with bronze wheels.",
    pictureText: "Illustrative: dark green fastback on bronze wheels",
  },
  {
    picture: "portfolio-6",
    badge: "Custom Detail",
    title: "Crimson Grand Tourer",
    description: "Restored lights, polished paint and a coating that keeps the red as deep as this.",
    pictureText: "Illustrative: red grand tourer from behind, rear lights lit",
  },
];
