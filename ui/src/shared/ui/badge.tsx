import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";

const TONES = {
  plain: "border-control bg-bg/85 text-text",
  accent: "border-accent bg-accent text-on-accent",
  danger: "border-danger bg-bg/85 text-danger",
  warn: "border-warn bg-bg/85 text-warn",
  ok: "border-ok bg-bg/85 text-ok",
};

export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={cx("eyebrow inline-block rounded-control border px-2 py-0.5", TONES[tone])}>
      {children}
    </span>
  );
}
