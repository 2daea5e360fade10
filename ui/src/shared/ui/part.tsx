import { type ComponentType, lazy, useState } from "react";
import { checkConnection } from "@/shared/api/connection";

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/** The file of a part of the page could not be loaded. */
export class NotLoaded extends Error {
  constructor(
    /** The server answers and has no such file any more, because it belonged to an older build. */
    readonly outdated: boolean,
    /** Lets the next part that is shown ask for its file again. */
    readonly renew: () => void,
    cause: unknown,
  ) {
    super("A file of the page is missing", { cause });
  }
}

export interface Part<Props, More> {
  Part: ComponentType<Props>;
  /** Wait until the file is loaded. A failure is forgotten, so that the next one asks again. */
  arrive: () => Promise<PartModule<Props> & More>;
}

/**
 * Return a part of the page in a file of its own, to be shown within a PartBoundary. Once the file is loaded,
 * the part is shown at once and nothing is suspended. It rejects and renders with NotLoaded.
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
    // It is chosen once, because a part that changed from one to the other would lose its state.
    const [Shown] = useState<ComponentType<Props>>(
      () => present?.default ?? (Arriving as ComponentType<Props>),
    );
    return <Shown {...props} />;
  }
  return { Part, arrive };
}

/** Load a file. One that fails twice while the server answers is gone. */
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
