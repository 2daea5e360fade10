import { describe, expect, it } from "vitest";
import { meantAddress } from "./misspelt-domain";

describe("an e-mail address", () => {
  it.each([
    ["anna@gmial.com", "anna@gmail.com"],
    ["anna@hotmial.com", "anna@hotmail.com"],
    ["anna@gmail.co", "anna@gmail.com"],
    ["anna@yaho.com", "anna@yahoo.com"],
    ["anna@outlok.com", "anna@outlook.com"],
    [" Anna.Byrne@GMAIL.CON ", "Anna.Byrne@gmail.com"],
  ])("%s is meant as %s", (typed, meant) => {
    expect(meantAddress(typed)).toBe(meant);
  });

  it.each([
    "anna@gmail.com",
    "anna@hotmail.co.uk",
    "anna@yahoo.ie",
    "anna@gmx.com",
    "anna@ymail.com",
    "anna@mail.com",
    "anna@outlook.ie",
    "anna@byrne.example",
    "@gmial.com",
    "gmial.com",
    "anna@",
    "anna@constructor",
    "",
  ])("%s is left alone", (typed) => {
    expect(meantAddress(typed)).toBeNull();
  });
});
