import { Works } from "@/features/gallery/works";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function GalleryPage() {
  usePageTitle("Gallery");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <h1 className="headline mb-4 text-h1">Gallery</h1>
      <p className="mb-10 max-w-measure text-lead text-muted">
        Work<span data-work=""> that has left our bay</span>, car by car.
      </p>
      <Works />
    </div>
  );
}
