import { ButtonLink } from "@/shared/ui/button-link";

/** Without a mail server every mail waits for the owner: how it goes on, and the way to set one up. */
export function NoServerNote() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-control border-l-2 bg-surface p-4">
      <p className="mr-auto max-w-measure grow basis-56">
        No mail server is set up. Open a mail in your own mail program, send it there, and it is marked as
        done here.
      </p>
      <ButtonLink size="small" to="/admin/settings/mail">
        Set up a mail server
      </ButtonLink>
    </div>
  );
}
