/** Show the key of a button, where there is a keyboard. */
export function Key({ name }: { name: string }) {
  return <kbd className="till-key">{name}</kbd>;
}
