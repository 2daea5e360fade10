import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { nameIn } from "./asked-question";

/** The part and the vehicle of an enquiry, by ids of the shop; the names are those that the visitor sees. */
export interface EnquirySubject {
  part?: { id: string; name: string };
  vehicle?: ChosenVehicle;
}

/** Return the words of a part that was not found, as long as the message still asks for it. */
export function wantedIn(search: string, message: string): { wanted?: string } {
  const wanted = nameIn(new URLSearchParams(search), "wanted");
  return wanted && message.includes(wanted) ? { wanted } : {};
}

/** Return the part that the URL's query names, and the visitor's own vehicle. */
export function subjectOf(search: string, vehicle: ChosenVehicle | null): EnquirySubject {
  const query = new URLSearchParams(search);
  const id = query.get("partId");
  const name = query.get("part");
  return { ...(id && name && { part: { id, name } }), ...(vehicle && { vehicle }) };
}

/** Return the fields of the call that name the subject. */
export function subjectFields({ part, vehicle }: EnquirySubject) {
  return {
    ...(part && { productId: part.id }),
    ...(vehicle && { modelId: vehicle.modelId }),
    ...(vehicle?.year && { vehicleYear: vehicle.year }),
  };
}
