import { create } from "zustand";
import { request } from "@/shared/api/request";

const STORAGE_KEY = "pitlane.reply-drafts";

/** An answer that is being written. */
export interface ReplyDraft {
  subject: string;
  body: string;
  /** The last answer that was there when it was begun. */
  after: string | null;
}

type Drafts = Record<string, ReplyDraft>;

/**
 * The drafts by their message. They are stored in this browser, so that they outlive the page, the window and
 * the session.
 */
const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: readStored() }));

export function useReplyDraft(id: string): ReplyDraft | undefined {
  return useDrafts(({ drafts }) => drafts[id]);
}

/** Store the draft of a message's answer; undefined forgets it. */
export function keepReply(id: string, draft: ReplyDraft | undefined): void {
  const { [id]: _before, ...others } = readStored();
  store(draft ? { ...others, [id]: draft } : others);
}

/** Forget the drafts of messages that are gone, whose writer may have asked to be erased. */
export async function sweepReplies(): Promise<void> {
  for (const id of Object.keys(readStored())) {
    const { open } = await request(`/api/admin/inbox?open=${id}`);
    if (!open) keepReply(id, undefined);
  }
}

function store(drafts: Drafts): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  useDrafts.setState({ drafts });
}

function readStored(): Drafts {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Drafts;
  } catch {
    return {};
  }
}
