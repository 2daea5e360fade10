import { useSettings } from "@/shared/api/use-settings";

/**
 * Show the official notice on the legal guarantee, unaltered, and its link. Nothing is shown until the owner
 * has uploaded it.
 */
export function GuaranteeNotice({ className = "" }: { className?: string }) {
  const { notice } = useSettings();
  if (!notice) return null;
  const { url, width, height, title, link } = notice;
  return (
    <aside aria-label="Legal guarantee" className={`max-w-96 ${className}`}>
      <img src={url} width={width} height={height} alt={title} loading="lazy" />
      <a href={link} className="mt-2 inline-block text-small underline underline-offset-4">
        Your legal guarantee
      </a>
    </aside>
  );
}
