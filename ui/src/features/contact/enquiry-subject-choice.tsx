import { Checkbox } from "@/shared/ui/forms/checkbox";
import { shortName } from "@/shared/vehicle/vehicle-words";
import type { EnquirySubject } from "./enquiry-subject";

interface EnquirySubjectChoiceProps {
  subject: EnquirySubject;
  isLeftOut: (kind: keyof EnquirySubject) => boolean;
  onChange: (kind: keyof EnquirySubject, isLeftOut: boolean) => void;
}

/** Show the part and the vehicle that the enquiry is about. Each can be left out. */
export function EnquirySubjectChoice({ subject, isLeftOut, onChange }: EnquirySubjectChoiceProps) {
  const names = {
    part: subject.part && `About ${subject.part.name}`,
    vehicle: subject.vehicle && `For my ${shortName(subject.vehicle)}`,
  };
  const shown = (["part", "vehicle"] as const).filter((kind) => names[kind]);
  if (shown.length === 0) return null;
  return (
    <div className="wrap-anywhere flex flex-col sm:col-span-2">
      {shown.map((kind) => (
        <Checkbox
          key={kind}
          label={names[kind] as string}
          checked={!isLeftOut(kind)}
          onChange={({ target }) => onChange(kind, !target.checked)}
        />
      ))}
    </div>
  );
}
