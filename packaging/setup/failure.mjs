// What stops a set-up: a sentence for the person who started it, never a stack trace.
export class SetupFailure extends Error {}

const READ_ONLY =
  "This checkout is not set up as it is now, and this account may not write to it. Set it up from an account that may, by npm start.";

/** Tell whether the system refused to let us write. */
export function isForbidden(error) {
  return ["EROFS", "EACCES", "EPERM"].includes(error.code);
}

/** Do the work; a failure of the set-up ends the program with its sentence and the status 1. */
export async function explained(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupFailure) && !isForbidden(error)) throw error;
    console.error(error instanceof SetupFailure ? error.message : READ_ONLY);
    process.exit(1);
  }
}

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|Temporary failure (in name resolution|resolving)|Name or service not known|Failed to establish a new connection|getaddrinfo failed/;

/** Words for a failed tool: what was being done, the end of what the tool said, and where the whole of it is. */
export function describeFailure(label, output, logFile) {
  const tail = output
    .trimEnd()
    .split("\n")
    .slice(-15)
    .map((line) => `  ${line}`);
  const network = NO_NETWORK.test(output)
    ? [
        "It looks as if this machine cannot reach the network. Check the connection and run the same command again.",
      ]
    : [];
  return [
    `${label} failed. The end of what the tool said:`,
    ...tail,
    ...network,
    `All of it is in ${logFile}`,
  ].join("\n");
}
