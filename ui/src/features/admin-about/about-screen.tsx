import { useQuery } from "@tanstack/react-query";
import { Loaded } from "@/shared/admin/loaded";
import { TimeText } from "@/shared/admin/time-text";
import { apiKey, reading } from "@/shared/api/query-client";
import { Link } from "@/shared/ui/link";
import { LicenceSection } from "./licence-section";

/** Show the program itself: its version, its guide, and the licences. */
export function AboutScreen() {
  const about = useQuery(reading(apiKey("/api/admin/about")));
  return (
    <>
      <Loaded query={about} failure="The program's version could not be read.">
        {({ version, built, commit }) => (
          <div className="flex flex-col gap-2">
            <h2 className="font-sans font-semibold text-body">
              Pitlane <span className="tabular">{version}</span>
            </h2>
            <p className="text-muted">
              {built ? (
                <>
                  Built <TimeText of={built} />
                  {commit && (
                    <>
                      {" "}
                      from <span className="tabular">{commit.slice(0, 9)}</span>
                    </>
                  )}
                </>
              ) : (
                "It runs from its source code."
              )}
            </p>
          </div>
        )}
      </Loaded>
      <p className="max-w-measure">
        <Link to="/admin/help" className="underline underline-offset-4">
          Help
        </Link>{" "}
        says how to install it, go online, restore a backup or move to a new PC. It works without the
        internet.
      </p>
      <LicenceSection isBuilt={about.data?.built != null} />
    </>
  );
}
