import { ApiError } from "./api-error";
import type { AnswerOf, BodyOf, CallPath, Method } from "./calls";
import { checkConnection, isAnswer, useConnection } from "./connection";

interface SharedOptions {
  /** Answer null instead of throwing when nobody is signed in. */
  nullOn401?: boolean;
  signal?: AbortSignal;
  /** Let the call outlive the page that sent it. */
  keepalive?: boolean;
  /** Is called with an answer, for its headers. */
  seeing?: (response: Response) => void;
}

interface RequestOptions extends SharedOptions {
  method?: Method;
  body?: object;
}

/**
 * The options of a call that changes something. A body is sent as JSON, or as it is when it is a FormData (an
 * upload).
 */
type ChangeOptions<Path extends string, Does extends Method> = SharedOptions & { method: Does } & BodyOf<
    Path,
    Does
  >;

/** Make one call to the server, cookies included. Throws ApiError for every answer that is not OK. */
export async function request<const Path extends string>(
  path: Path & CallPath<Path, "GET">,
  options?: SharedOptions,
): Promise<AnswerOf<Path>>;
export async function request<const Path extends string, Does extends Exclude<Method, "GET">>(
  path: Path & CallPath<Path, Does>,
  options: ChangeOptions<Path, Does>,
): Promise<AnswerOf<Path, Does>>;
export async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
  const { method = "GET", body, nullOn401 = false, signal, keepalive, seeing } = options;
  const response = await reach(path, {
    method,
    credentials: "include",
    headers: headersFor(method, body),
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (nullOn401 && response.status === 401) return null;
  seeing?.(response);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return text ? JSON.parse(text) : undefined;
}

/** Fetch, and check the connection after whatever casts doubt on it or ends it. */
async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    if (!isAnswer(response.status) || useConnection.getState().lost) checkConnection();
    return response;
  } catch (error) {
    if (!init.signal?.aborted) checkConnection();
    throw error;
  }
}

/**
 * Return the headers. The browser writes the type of a FormData itself; a call without a body still says JSON.
 */
function headersFor(method: string, body: object | undefined): HeadersInit {
  return method === "GET" || body instanceof FormData ? {} : { "Content-Type": "application/json" };
}
