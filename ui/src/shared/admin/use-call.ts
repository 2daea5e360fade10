import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ToastMessage, toast } from "@/shared/ui/toast-store";
import { focusMain } from "./focus-main";
import { tellFailure, tellUnlessAtField } from "./tell-failure";
import { type Undoable, useTellUndoable } from "./undo";

type Key = readonly string[];

/** Name what is read again: one key or several, each with all below it, or a function of the client. */
type Reload = Key | readonly Key[] | ((client: QueryClient) => unknown);

/** What is done after a call, in this order. */
export interface CallOptions<Sent, Answer> {
  /** The title of the toast after a refusal; without one the caller shows the refusal itself. */
  failure?: string;
  /** The sentence of that toast where the server gave none. */
  otherwise?: string;
  /** A refusal that names fields is shown at them, and not in a toast. */
  atFields?: boolean;
  /** The cache has the answer under this key from now on. */
  keep?: Key;
  /** The toast after success. */
  success?: ToastMessage | ((answer: Answer, sent: Sent) => ToastMessage | undefined);
  done?: (answer: Answer, sent: Sent) => unknown;
  /** The call is pending until this is read. */
  reload?: Reload;
  /** It is read after a refusal too, which may mean that something is not as it is shown. */
  reloadsAlways?: boolean;
  afterReload?: (answer: Answer, sent: Sent) => unknown;
  /** Calls of one scope wait for each other. */
  scope?: string;
  /** Is called after a refusal, once the toast is shown. */
  refused?: (error: Error, sent: Sent) => unknown;
}

/** Return a call that changes something, with its pending flag, its toasts and what is read again. */
export function useCall<Answer, Sent = void>(
  send: (sent: Sent) => Promise<Answer>,
  options: CallOptions<Sent, Answer> = {},
) {
  const { failure, otherwise, atFields, keep, success, done, reload, reloadsAlways } = options;
  const client = useQueryClient();
  const tell = atFields ? tellUnlessAtField : tellFailure;
  const readAgain = () => reload && readAll(client, reload);
  return useMutation({
    scope: options.scope ? { id: options.scope } : undefined,
    mutationFn: (sent: Sent) => send(sent),
    onSuccess: async (answer, sent) => {
      if (keep) client.setQueryData(keep, answer);
      const message = typeof success === "function" ? success(answer, sent) : success;
      if (message) toast(message);
      await done?.(answer, sent);
      if (!reloadsAlways) await readAgain();
      await options.afterReload?.(answer, sent);
    },
    onError: (error, sent) => {
      if (failure) tell(failure, otherwise)(error);
      return options.refused?.(error, sent);
    },
    onSettled: reloadsAlways ? readAgain : undefined,
  });
}

function readAll(client: QueryClient, reload: Reload): unknown {
  if (typeof reload === "function") return reload(client);
  const keys = reload.every((each) => typeof each === "string") ? [reload] : reload;
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

interface UndoableOptions<Sent, Answer>
  extends Pick<
    CallOptions<Sent, Answer>,
    "failure" | "atFields" | "keep" | "done" | "reload" | "reloadsAlways" | "refused"
  > {
  /** The toast after success, which has the button that undoes it. */
  success: ToastMessage | ((answer: Answer, sent: Sent) => ToastMessage);
  /** The toast's title after Undo, where nothing is brought back. */
  undoneTitle?: string;
  /** Is called once it is undone from the toast. */
  undone?: (answer: Answer) => unknown;
  /** The page takes the focus, because the pressed button disappears with what it deleted. */
  focusesPage?: boolean;
}

/** Return a call that can be undone from its toast. */
export function useUndoableCall<Answer, Sent = void>(
  send: (sent: Sent) => Promise<Undoable<Answer>>,
  { keep, success, done, undoneTitle, undone, focusesPage, ...options }: UndoableOptions<Sent, Answer>,
) {
  const client = useQueryClient();
  const tell = useTellUndoable();
  return useCall(send, {
    ...options,
    done: ({ answer, undo }, sent) => {
      if (keep) client.setQueryData(keep, answer);
      const message = typeof success === "function" ? success(answer, sent) : success;
      tell(message, undo, { title: undoneTitle, done: () => undone?.(answer) });
      if (focusesPage) focusMain();
      return done?.(answer, sent);
    },
  });
}
