import { useEffect, useRef, useState } from "react";
import { Segments } from "@/shared/admin/forms/segments";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { cx } from "@/shared/lib/cx";
import { changedNames, type Look, pick } from "./look-form";
import type { Snap } from "./snap";

const PAGE = "/admin/look/preview";
const SETTLED_MS = 500;
const WIDTHS = { wide: 1280, phone: 390 };
const OPTIONS = [
  { value: "wide", label: "Computer" },
  { value: "phone", label: "Phone" },
] as const;

interface LookPreviewProps {
  form: Look;
  base: Look;
  /** Returns the colour that it took instead of one that cannot be read. */
  onRefused: (error: unknown) => Snap | undefined;
}

/** Show the home page with what is typed, as the server would send it. It follows when the typing pauses. */
export function LookPreview({ form, base, onRefused }: LookPreviewProps) {
  const [shown, setShown] = useState<keyof typeof WIDTHS>("wide");
  const { version, failure } = useDraft(form, base, onRefused);
  const { box, size } = useSize();
  const width = WIDTHS[shown];
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-32 lg:self-start">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-sans font-semibold text-body">Preview</h2>
        <Segments label="Width of the preview" options={[...OPTIONS]} value={shown} onChange={setShown} />
      </div>
      <div
        ref={box}
        className={cx(
          "max-h-[70vh] overflow-hidden rounded-card border border-line bg-ink",
          // It is as high as a screen, because the first screen of the page is.
          shown === "wide" ? "aspect-[16/10]" : "h-[70vh]",
        )}
      >
        {version > 0 && (
          <Frame
            version={version}
            width={width}
            height={size.height / scale}
            scale={scale}
            room={size.width}
          />
        )}
      </div>
      <p role="status" className="text-muted text-small">
        {failure}
      </p>
    </section>
  );
}

interface FrameProps {
  version: number;
  width: number;
  height: number;
  scale: number;
  room: number;
}

/** Show the page itself, scaled. A change does not scroll it. */
function Frame({ version, width, height, scale, room }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);
  const follow = () => {
    const view = frame.current?.contentWindow;
    view?.scrollTo({ top: top.current, behavior: "instant" });
    view?.addEventListener("scroll", () => {
      top.current = view.scrollY;
    });
  };
  return (
    <iframe
      ref={frame}
      title="The home page with this look"
      src={`${PAGE}?version=${version}`}
      sandbox="allow-same-origin"
      onLoad={follow}
      style={{
        width,
        height,
        transform: `translateX(${(room - width * scale) / 2}px) scale(${scale})`,
        transformOrigin: "0 0",
      }}
    />
  );
}

/** Send what is typed to the server once it has settled. `version` grows with each draft that was taken. */
function useDraft(form: Look, base: Look, onRefused: LookPreviewProps["onRefused"]) {
  const [version, setVersion] = useState(0);
  const [failure, setFailure] = useState("");
  const draft = JSON.stringify(pick(form, changedNames(form, base)));
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      request("/api/admin/look/preview", { method: "POST", body: JSON.parse(draft) })
        .then(() => {
          if (isOld) return;
          setFailure("");
          setVersion((before) => before + 1);
        })
        .catch((error: unknown) => {
          if (!isOld && !onRefused(error))
            setFailure(`Not shown yet: ${serverMessage(error) ?? "the server does not answer."}`);
        });
    }, SETTLED_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [draft, onRefused]);
  return { version, failure };
}

/** Return an element's size, which follows the window. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: watched.clientWidth, height: watched.clientHeight }),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
