import { type ComponentType, lazy, useState } from "react";
import { checkConnection } from "@/shared/api/connection";

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/** The file of a part of the page did not come. */
export class NotLoaded extends Error {
  constructor(
    /** The server answers and has the file no more: it belonged to an older build. */
    readonly outdated: boolean,
    /** Lets the next one that shows the part ask for its file again. */
    readonly renew: () => void,
    cause: unknown,
  ) {
    super("A file of the page is missing", { cause });
  }
}

export interface Part<Props, More> {
  Part: ComponentType<Props>;
  /** Has the file come; a failure is forgotten, so that the next one asks again. */
  arrive: () => Promise<PartModule<Props> & More>;
}

/**
 * A part of the page in a file of its own, to be shown within a PartBoundary. Once the file is here, the part is shown
 * at once and nothing is suspended. Rejects and renders with NotLoaded.
 */
export function part<Props extends object, More = unknown>(
  load: () => Promise<PartModule<Props> & More>,
): Part<Props, More> {
  let present: (PartModule<Props> & More) | undefined;
  const arrive = async () => {
    present ??= await loadTwice(load, renew);
    return present;
  };
  let Arriving = lazy<ComponentType<Props>>(arrive);
  function renew() {
    Arriving = lazy<ComponentType<Props>>(arrive);
  }
  function Part(props: Props) {
    // Chosen once: a part that turned from one into the other would begin anew.
    const [Shown] = useState<ComponentType<Props>>(
      () => present?.default ?? (Arriving as ComponentType<Props>),
    );
    return <Shown {...props} />;
  }
  return { Part, arrive };
}

/** A file that fails twice while the server answers is gone. */
async function loadTwice<Module>(load: () => Promise<Module>, renew: () => void): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!(await checkConnection())) throw new NotLoaded(false, renew, error);
    return load().catch(async (cause) => {
      throw new NotLoaded(await checkConnection(), renew, cause);
    });
  }
}
