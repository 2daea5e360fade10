import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { PhoneDrop } from "@/shared/admin/upload/phone-drop";
import { UploadButton } from "@/shared/admin/upload/upload-button";
import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";
import { BlurDialog } from "./blur-dialog";
import { PhotoCard } from "./photo-card";
import {
  type JobPhotos as Photos,
  useAddPhotos,
  useCopyPhoto,
  useJobPhotos,
  useReread,
} from "./use-job-photos";
import { WorkDialog } from "./work-dialog";

/** Show the photos of a job. They are added, shown to the customer, and made into work of the gallery here. */
export function JobPhotos({ jobId }: { jobId: string }) {
  const photos = useJobPhotos(jobId);
  const add = useAddPhotos(jobId);
  return (
    <section aria-labelledby="job-photos" className="panel">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="job-photos" className="mr-auto font-sans font-semibold">
          Photos
        </h2>
        <PhoneDrop target={{ for: "job", id: jobId }} onLanded={useReread(jobId)} />
        <UploadButton
          size="small"
          label="Add photos"
          fileLabel="Photos of the job"
          multiple
          pending={add.isPending}
          onChoose={(_first, files) => add.mutate(files)}
        />
      </div>
      <Loaded
        query={photos}
        failure="The photos could not be loaded."
        skeleton={<Skeleton className="h-40" />}
      >
        {(found) => <FoundPhotos jobId={jobId} found={found} />}
      </Loaded>
    </section>
  );
}

function FoundPhotos({ jobId, found }: { jobId: string; found: Photos }) {
  const [blurred, setBlurred] = useState<string>();
  const [publishing, setPublishing] = useState(false);
  const { photos, fromEnquiry } = found;
  const ids = photos.map(({ id }) => id);
  const photo = photos.find(({ id }) => id === blurred);
  return (
    <>
      {ids.length === 0 ? (
        <p className="text-muted">No photos yet. Only you see them until you show them to the customer.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
          {photos.map((each, place) => (
            <PhotoCard
              key={each.id}
              jobId={jobId}
              photo={each}
              name={`photo ${place + 1}`}
              ids={ids}
              onBlur={() => setBlurred(each.id)}
            />
          ))}
        </ul>
      )}
      <EnquiryPhotos jobId={jobId} photos={fromEnquiry} />
      <InGallery works={found.gallery} />
      {ids.length + fromEnquiry.length > 0 && (
        <Button size="small" className="justify-self-start" onClick={() => setPublishing(true)}>
          Show in the gallery…
        </Button>
      )}
      {photo && (
        <BlurDialog key={photo.id} jobId={jobId} photo={photo} onClose={() => setBlurred(undefined)} />
      )}
      {publishing && <WorkDialog jobId={jobId} photos={found} onClose={() => setPublishing(false)} />}
    </>
  );
}

/** Show the photos of the customer's enquiry. They belong there, and can be copied. */
function EnquiryPhotos({ jobId, photos }: { jobId: string; photos: Photos["fromEnquiry"] }) {
  const copy = useCopyPhoto(jobId);
  if (photos.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-sans font-semibold text-small">From the customer's enquiry</h3>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, url, smallUrl }, place) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block border border-line">
              <img
                src={smallUrl}
                alt={`From the customer, ${place + 1} of ${photos.length}`}
                className="size-24 object-cover"
                loading="lazy"
              />
            </a>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Copy here: photo ${place + 1} of the enquiry`}
              held={copy.isPending}
              onClick={() => copy.mutate(id)}
            >
              Copy here
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-IE", { dateStyle: "medium", timeZone: "UTC" });

/** Show the gallery items that were made of this job. */
function InGallery({ works }: { works: Photos["gallery"] }) {
  if (works.length === 0) return null;
  return (
    <ul>
      {works.map(({ id, title, shown, agreedOn }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span>
            In the gallery:{" "}
            <Link to="/admin/gallery" className="underline underline-offset-4">
              {title}
            </Link>
            {agreedOn && (
              <span className="text-muted">, agreed on {dayFormat.format(new Date(agreedOn))}</span>
            )}
          </span>
          {!shown && <Badge>Hidden</Badge>}
        </li>
      ))}
    </ul>
  );
}
