import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/pictures/site-picture";

const PHOTO = sitePicture("portfolio-2", "");

/** Open the page of vehicles with a picture from edge to edge and the headline at its lower edge. */
export function VehicleBanner() {
  return (
    <header className="relative isolate mb-8 flex h-[26rem] items-end overflow-hidden bg-ink sm:h-[34rem]">
      <div className="absolute inset-y-0 right-0 -z-10 w-full max-w-[70rem]">
        <Picture
          image={PHOTO}
          sizes="(min-width: 70rem) 70rem, (min-width: 51rem) 100vw, 51rem"
          priority
          className="size-full object-cover object-[50%_62%] lg:object-[50%_40%]"
        />
        <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--color-ink)_24%,transparent_50%)]" />
        <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--color-ink),transparent_25%)] max-lg:hidden" />
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
