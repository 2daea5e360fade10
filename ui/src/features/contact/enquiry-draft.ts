const STORAGE_KEY = "enquiry";

export interface EnquiryDraft {
  /** The query of the URL at which it was typed. */
  search: string;
  fields: [string, string][];
}

/**
 * Store in this tab what is typed into the contact form, also before the form's own script is loaded. Until
 * then React stops the event on its way up.
 */
export function keepEnquiries(): void {
  if (typeof document === "undefined") return;
  const listen = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (form?.closest("#contact")) keep(form);
  };
  document.addEventListener("input", listen, { capture: true });
}

function keep(form: HTMLFormElement): void {
  const fields = [...new FormData(form)];
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ search: window.location.search, fields }));
}

/** Return what was typed and not sent. */
export function readEnquiry(): EnquiryDraft {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{"search":"","fields":[]}');
}

export function forgetEnquiry(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
