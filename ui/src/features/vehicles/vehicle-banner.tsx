import pictures from "virtual:pictures";
import { Picture } from "@/shared/ui/picture";

const banner = pictures["portfolio-2"];

/** The opening of the page that starts from the car: a wide picture with the headline on it. */
export function VehicleBanner() {
  return (
    <header className="relative mb-8 flex min-h-72 items-end overflow-hidden sm:min-h-96">
      {banner && (
        <Picture
          image={{ ...banner, alt: "" }}
          sizes="(min-width: 80rem) 1216px, 100vw"
          priority
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <div className="vehicle-banner-text relative flex w-full flex-col gap-2 bg-ink/85 p-4 sm:p-6">
        <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline text-h1">
          Shop by Vehicle
        </h1>
        <p className="max-w-measure text-lead text-muted">Brand, model, and only the parts that fit.</p>
      </div>
    </header>
  );
}
