import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { Link } from "@/shared/ui/link";
import { NewPasswordForm } from "./new-password-form";
import { SessionCard } from "./session-card";
import { useEnter } from "./use-session";
import { useWindowTicket } from "./use-window-ticket";

const LINK = "self-start underline underline-offset-4";

/**
 * Set a new password without the old one, once the person at the PC has confirmed it in the program's own
 * window.
 */
export function ForgottenPassword() {
  const ticket = useWindowTicket();
  const change = useSetForgotten(ticket);
  if (!ticket) return <ConfirmFirst />;
  return (
    <SessionCard title="Set a new password">
      <p className="text-muted">Everyone is signed out, on this PC and everywhere else.</p>
      {change.failure && (
        <p role="alert" className="text-danger">
          {change.failure}{" "}
          <a href="/admin/new-password" className="underline underline-offset-4">
            Start again
          </a>
        </p>
      )}
      <NewPasswordForm onSubmit={change.mutate} pending={change.isPending} error={change.fieldError} />
      <Link to="/admin/login" className={LINK}>
        Back to login
      </Link>
    </SessionCard>
  );
}

/** Ask to confirm first: in the program's window until its question is answered, and in any browser for good. */
function ConfirmFirst() {
  return (
    <SessionCard title="Set a new password">
      <p>
        The Pitlane window on the shop's PC asks you first. If no question appears, you are using a browser:
        open Pitlane on that PC and choose “Set a new one on this PC” there.
      </p>
      <p className="text-muted">
        If there is no window, stop the shop and type{" "}
        <code className="whitespace-nowrap rounded-control border border-line px-1.5 py-0.5">
          pitlane set-password
        </code>{" "}
        in a console.{" "}
        <Link to="/admin/help#forgotten-password" className="underline underline-offset-4">
          The guide explains how
        </Link>
        .
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/admin/new-password" className={LINK}>
          Ask again
        </a>
        <Link to="/admin/login" className={LINK}>
          Back to login
        </Link>
      </div>
    </SessionCard>
  );
}

function useSetForgotten(ticket: string | undefined) {
  const enter = useEnter("/admin/today");
  const { mutate, isPending, error } = useCall(
    (newPassword: string) =>
      request("/api/admin/forgotten-password", {
        method: "POST",
        body: { ticket: ticket ?? "", newPassword },
      }),
    {
      success: { title: "Password set", description: "Everyone else has been signed out." },
      done: enter,
    },
  );
  const fieldError = fieldMessages(error).newPassword;
  const failure = serverMessage(error) ?? "The password could not be set. Please try again.";
  return { mutate, isPending, fieldError, failure: error && !fieldError ? failure : undefined };
}
