/** This sentence answers a number plate where a vehicle is chosen. */
export const NO_LOOK_UP =
  "We cannot look up number plates. Pick the brand and model, or type them: VW Golf 2016.";
/** This sentence is shown where a vehicle is written down. The workshop reads the plate too. */
export const ADD_THE_CAR = "We cannot look up number plates. Add the brand and model: VW Golf 2016.";
