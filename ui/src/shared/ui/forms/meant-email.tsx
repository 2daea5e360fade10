import { pageLoaded } from "@/shared/lib/page-loaded";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { part } from "../part";
import { Quiet } from "../quiet";

const { Part } = part(() => pageLoaded().then(() => import("../later/meant-email")));

/** Within an e-mail's field, after its input: asks about a mistyped provider. Nothing of it is in the first page. */
export function MeantEmail() {
  return (
    useHydrated() && (
      <Quiet>
        <Part />
      </Quiet>
    )
  );
}
