/** Opens WhatsApp with a message that the owner sends there. */
export function WhatsAppLink({ words }: { words: string }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(words)}`}
      target="_blank"
      rel="noreferrer"
      className="button"
      data-variant="secondary"
      data-size="small"
    >
      WhatsApp
    </a>
  );
}
