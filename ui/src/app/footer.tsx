export function Footer() {
  return <footer className="border-line border-t" />;
}
