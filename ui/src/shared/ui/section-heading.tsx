/** Show a section's title with the text beside it, over one thin line. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children: string }) {
  return (
    <div className="mb-10 grid items-end gap-x-6 gap-y-4 border-line border-b pb-8 lg:grid-cols-3">
      <h2 id={id} className="headline text-h2 lg:col-span-2">
        {title}
      </h2>
      {children && <p className="max-w-measure text-lead text-muted">{children}</p>}
    </div>
  );
}
