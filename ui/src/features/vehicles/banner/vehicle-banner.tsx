import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/pictures/site-picture";

const PHOTO = sitePicture("portfolio-2", "");

/** Open the page of vehicles with a picture from edge to edge and the headline at its lower edge. */
export function VehicleBanner() {
  return (
    <header className="vehicle-banner">
      <div className="vehicle-banner-photo">
        <Picture
          image={PHOTO}
          sizes="(min-width: 70rem) 70rem, (min-width: 51rem) 100vw, 51rem"
          priority
          className="size-full object-cover"
        />
      </div>
      <div className="page-width flex flex-col gap-2 pb-8">
        <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline text-h1">
          Shop by Vehicle
        </h1>
        <p className="max-w-measure text-lead text-muted">Brand, model, and only the parts that fit.</p>
      </div>
    </header>
  );
}
