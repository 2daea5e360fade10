import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { useCodePicture } from "./use-code-picture";
import { type NewDrop, useDrop } from "./use-drop";

const clock = new Intl.DateTimeFormat("en-IE", { timeStyle: "short" });

const PLACES = { product: "To the product", job: "On the job", uploads: "Among the uploads" };

interface DropCodeProps {
  opened: NewDrop;
  onLanded: (() => void) | undefined;
  /** Makes another code once this one has ended. */
  onAgain: () => void;
}

/** Show a code for a phone's camera, and the pictures that were sent with it. */
export function DropCode({ opened, onLanded, onAgain }: DropCodeProps) {
  const drop = useDrop(opened, onLanded);
  const pictures = drop?.pictures ?? [];
  return (
    <>
      {drop?.left ? (
        <Code opened={opened} left={drop.left} />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <p>This code has expired.</p>
          <Button onClick={onAgain}>New code</Button>
        </div>
      )}
      <p role="status" className="font-semibold">
        {countOf(pictures)}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ url, place }) => (
            <li key={url}>
              <img src={url} alt={PLACES[place]} className="size-14 rounded-control bg-raised object-cover" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Code({ opened, left }: { opened: NewDrop; left: number }) {
  const picture = useCodePicture(opened.qr);
  return (
    <div className="flex flex-col items-center gap-3">
      <img
        src={picture}
        alt="QR code of the page to send pictures"
        width={256}
        height={256}
        className="size-64 rounded-card bg-white"
      />
      <p className="text-center">
        Point your phone's camera at the code and open the page. It takes {left}{" "}
        {left === 1 ? "picture" : "pictures"} until {clock.format(new Date(opened.expiresAt))}.
      </p>
      <CopyButton text={opened.url} label="Copy address" />
    </div>
  );
}

function countOf(pictures: NewDrop["pictures"]): string {
  const landed = pictures.length;
  if (landed === 0) return "No picture yet";
  const onProduct = pictures.filter(({ place }) => place === "product").length;
  const said = landed === 1 ? "1 picture has landed" : `${landed} pictures have landed`;
  return onProduct > 0 ? `${said}, ${onProduct} on the product` : said;
}
