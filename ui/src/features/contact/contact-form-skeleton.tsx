import { Skeleton } from "@/shared/ui/skeleton";

/** As tall as the form. */
export function ContactFormSkeleton() {
  return <Skeleton className="min-h-152" />;
}
