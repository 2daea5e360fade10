import { checkConnection, useConnection } from "@/shared/api/connection";

/** Load a file, waiting for the connection as long as there is none: for what the page already shows in its place. */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) throw error;
      await connectionBack();
    }
  }
}

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useConnection.subscribe(({ lost }) => {
      if (lost) return;
      stop();
      resolve();
    });
  });
}
