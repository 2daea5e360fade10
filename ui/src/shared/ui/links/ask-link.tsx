import type { ReactNode } from "react";
import { SECTIONS } from "@/content/sections";
import { Link } from "@/shared/ui/link";

/** A question that the contact form writes for the visitor. Its words are in the URL's query. */
export type Question =
  | { part: string; partId: string; vehicle?: string }
  | { vehicle: string }
  | { wanted: string }
  | { service: string }
  | { topic: "order" | "privacy" };

/** Link to the contact form, which fills itself in with the question. */
export function AskLink({ question, children = "Ask us" }: { question: Question; children?: ReactNode }) {
  return (
    <Link to={enquiryUrl(question)} className="text-text underline underline-offset-4 hover:text-accent">
      {children}
    </Link>
  );
}

export function enquiryUrl(question: Question) {
  return { pathname: "/", search: `?${new URLSearchParams(question)}`, hash: `#${SECTIONS.contact.id}` };
}
