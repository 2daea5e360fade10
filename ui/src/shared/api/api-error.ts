import type { components } from "./schema";

/** A call that the server refused. The message is "status: body", or the status text for an empty body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

type Answer = components["schemas"]["OtherReplyView"];

interface Refusal {
  message?: string;
  errors?: Record<string, string>;
  inventory?: number;
  reply?: Answer;
}

function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return {};
  try {
    return JSON.parse(error.body) as Refusal;
  } catch {
    return {};
  }
}

/** Return the server's own sentence for a refusal; undefined when it gave none or was never reached. */
export function serverMessage(error: unknown): string | undefined {
  return readRefusal(error).message || undefined;
}

/**
 * Return the server's sentence where the server itself failed. It contains the number by which the log can be
 * searched.
 */
export function serverFault(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? serverMessage(error) : undefined;
}

/** Return the sentence of what failed, with the number of the failure where the server gives one. */
export function sayFailure(failure: string, error: unknown): string {
  const fault = serverFault(error);
  return fault ? `${failure} ${fault}` : failure;
}

/** Return the present stock, when the server refused a change because the stock had changed meanwhile. */
export function movedInventory(error: unknown): number | undefined {
  return error instanceof ApiError && error.status === 409 ? readRefusal(error).inventory : undefined;
}

/** Return the answer that another window sent, when the server refused a second one to the same message. */
export function answeredMeanwhile(error: unknown): Answer | undefined {
  return error instanceof ApiError && error.status === 409 ? readRefusal(error).reply : undefined;
}

/** Return the server's messages by field name; empty when the refusal names no field. */
export function fieldMessages(error: unknown): Record<string, string> {
  return readRefusal(error).errors ?? {};
}

/** Return whether a refusal names fields. */
export function namesFields(error: unknown): boolean {
  return Object.keys(fieldMessages(error)).length > 0;
}
