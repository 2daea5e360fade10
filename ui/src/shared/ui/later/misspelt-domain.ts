/** The provider that is meant, by the mistyped forms of its domain. None of these is a provider itself. */
const MISSPELT: Record<string, string> = {
  "gmail.com":
    "gmial.com gmal.com gmai.com gamil.com gmil.com gnail.com gmaill.com gmail.co gmail.con gmail.cm gmail.om gmail.vom gmail.cim gmali.com ggmail.com gmail.comm gimail.com gmsil.com",
  "hotmail.com":
    "hotmial.com hotmal.com hotmai.com hotamil.com homail.com hotmaill.com hotmil.com hotmail.co hotmail.con hotmail.cm hotmail.comm hotnail.com htomail.com hoitmail.com",
  "outlook.com":
    "outlok.com outloo.com outllok.com outlool.com outlook.co outlook.con outlook.cm oultook.com outlouk.com outook.com",
  "yahoo.com":
    "yaho.com yahooo.com yhoo.com yhaoo.com yaoo.com yahoo.co yahoo.con yahoo.cm yahoo.comm yaboo.com",
  "icloud.com": "iclod.com icoud.com icluod.com iclould.com icloud.co icloud.con icloud.cm",
  "live.com": "live.co live.con live.cm",
  "yahoo.ie": "yaho.ie yahooo.ie",
  "eircom.net": "eircom.ne eircom.ent eircom.nt eircon.net ericom.net eicom.net",
};

/** Return the address that is meant by one of a mistyped provider; null for every other. */
export function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain === "") return null;
  const meant = Object.keys(MISSPELT).find((each) => MISSPELT[each]?.split(" ").includes(domain));
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}
