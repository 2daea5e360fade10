import { part } from "../part";
import { Quiet } from "../quiet";

// It is rarely needed, so no page loads it at once.
const { Part } = part(() => import("../later/where-to-write"));

/** Show a customer whose link leads nowhere how to write to the workshop. */
export function WhereToWrite() {
  return (
    <Quiet>
      <Part />
    </Quiet>
  );
}
