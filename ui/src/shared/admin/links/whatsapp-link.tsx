/** Open WhatsApp with a message that the owner sends there. */
export function WhatsAppLink({ words, onOpen }: { words: string; onOpen?: () => void }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(words)}`}
      target="_blank"
      rel="noreferrer"
      onClick={onOpen}
      className="button"
      data-variant="secondary"
      data-size="small"
    >
      WhatsApp
    </a>
  );
}
