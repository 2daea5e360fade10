import { part } from "../part";
import { Quiet } from "../quiet";

// Rarely needed: no page carries it along.
const { Part } = part(() => import("../later/where-to-write"));

/** The ways to write for a customer whose link leads nowhere. */
export function WhereToWrite() {
  return (
    <Quiet>
      <Part />
    </Quiet>
  );
}
