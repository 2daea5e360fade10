import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import { WorkWords } from "@/shared/admin/forms/work-words";
import { jobWorkBody } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { PhotoChoice } from "./photo-choice";
import { type JobPhotos, useAddWork, type Work } from "./use-job-photos";

interface WorkDialogProps {
  jobId: string;
  photos: JobPhotos;
  onClose: () => void;
}

const AGREED = "The customer agreed that everyone may see these pictures";

/** Show the work of a job in the gallery. */
export function WorkDialog({ jobId, photos, onClose }: WorkDialogProps) {
  const { typed: work, change, errors, take } = useTyped<Work>(() => firstDraft(photos));
  const add = useAddWork(jobId);
  const all = [...photos.fromEnquiry, ...photos.photos];
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Show in the gallery"
      description="Copies of these photos become public, without location or camera data. Blur number plates and faces first."
      className="md:max-w-[44rem]"
    >
      <DialogForm
        label="Show in the gallery"
        className="grid gap-4 sm:grid-cols-2"
        onSave={() => add.mutateAsync(work).catch(take)}
        saveLabel="Add to gallery"
        pendingLabel="Adding…"
      >
        <PhotoChoice
          label="Before"
          optional
          photos={all}
          chosen={work.beforePhoto ?? null}
          error={errors.beforePhoto}
          onChoose={(beforePhoto) => change({ beforePhoto })}
        />
        <PhotoChoice
          label="After"
          photos={all}
          chosen={work.afterPhoto}
          error={errors.afterPhoto}
          onChoose={(afterPhoto) => change({ afterPhoto: afterPhoto ?? "" })}
        />
        <WorkWords words={work} limits={jobWorkBody} errors={errors} rows={2} onChange={change} />
        <div className="sm:col-span-2">
          {errors.customerAgreed && <p className="text-danger text-small">{errors.customerAgreed}</p>}
          <Checkbox
            label={AGREED}
            checked={work.customerAgreed ?? false}
            aria-invalid={errors.customerAgreed ? true : undefined}
            onChange={({ target }) => change({ customerAgreed: target.checked })}
          />
        </div>
      </DialogForm>
    </FormDialog>
  );
}

/** Return the first photo from before the work and the last one after it. */
function firstDraft({ photos, fromEnquiry }: JobPhotos): Work {
  const before = photos.find(({ stage }) => stage === "before") ?? fromEnquiry[0];
  const after = photos.findLast(({ stage }) => stage === "after");
  return {
    title: "",
    service: "",
    vehicle: "",
    text: "",
    beforePhoto: before?.id ?? null,
    afterPhoto: after?.id ?? "",
    customerAgreed: false,
  };
}
