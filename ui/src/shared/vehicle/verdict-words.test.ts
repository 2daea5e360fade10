import { describe, expect, it } from "vitest";
import type { Fit } from "@/shared/api/types";
import { verdictWords } from "./verdict-words";

const GOLF = { name: "Volkswagen Golf Mk7", year: 2016 };
const fit = (verdict: Fit["verdict"], reason: string | null = null, note: string | null = null): Fit => ({
  verdict,
  note,
  years: null,
  reason,
});

describe("a verdict in words", () => {
  it.each([
    [fit("universal"), "Fits every vehicle"],
    [fit("fits"), "Fits your Volkswagen Golf Mk7 (2016)"],
    [
      fit("fits_if", null, "only with sport brakes"),
      "Fits your Volkswagen Golf Mk7 (2016) – only with sport brakes",
    ],
    [fit("check", "Choose your year"), "Fits some Volkswagen Golf Mk7 – choose your year"],
    [
      fit("check", "Volkswagen Golf Mk7 was made in 2013–2019"),
      "Check before you order. Volkswagen Golf Mk7 was made in 2013–2019.",
    ],
    [fit("no", "Made for 2017–2019"), "Does not fit your Volkswagen Golf Mk7 (2016). Made for 2017–2019."],
    [fit("no"), "Does not fit your Volkswagen Golf Mk7 (2016)"],
    [fit("unknown"), "Not confirmed for your Volkswagen Golf Mk7"],
  ])("%o", (said, words) => {
    expect(verdictWords(said, GOLF)).toBe(words);
  });
});
