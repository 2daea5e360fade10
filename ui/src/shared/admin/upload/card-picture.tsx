import { useState } from "react";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/pictures/site-picture";
import { ImagePicker } from "./image-picker";

interface CardPictureProps {
  /** The address of the owner's own picture; null shows the site's. */
  own: string | null;
  /** The site's own artwork by its name. */
  picture: string;
  alt: string;
  className: string;
}

export function CardPicture({ own, picture, alt, className }: CardPictureProps) {
  const look = cx("w-full rounded-card bg-raised object-cover", className);
  if (own) return <img src={own} alt={alt} loading="lazy" decoding="async" className={look} />;
  return (
    <div>
      <Picture image={sitePicture(picture, alt)} sizes="240px" className={look} />
    </div>
  );
}

interface PictureChoiceProps {
  /** The name of the card that has the picture. */
  of: string;
  onChoose: (url: string) => void;
}

export function PictureChoice({ of, onChoose }: PictureChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Replace the picture of ${of}`} onClick={() => setOpen(true)}>
        Replace
      </Button>
      <ImagePicker open={open} title="Choose a picture" onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  );
}

/** Show the server's message for all cards of a section. It can be focused. */
export function CardsError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" tabIndex={-1} data-wrong="" className="mb-4 text-danger">
      {children}
    </p>
  );
}
