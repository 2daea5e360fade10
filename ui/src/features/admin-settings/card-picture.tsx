import { cx } from "@/shared/lib/cx";
import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/site-picture";

interface CardPictureProps {
  /** The address of the owner's own; null shows the site's. */
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
