import { pageLoaded } from "@/shared/lib/page-loaded";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { part } from "../part";
import { Quiet } from "../quiet";

const { Part } = part(() => pageLoaded().then(() => import("../later/meant-email")));

/** Ask about a mistyped provider, after the input of an e-mail's field. It is loaded after the page. */
export function MeantEmail() {
  return (
    useHydrated() && (
      <Quiet>
        <Part />
      </Quiet>
    )
  );
}
