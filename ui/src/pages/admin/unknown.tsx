import NotFoundPage from "../not-found";

export default function UnknownPage() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundPage />
    </main>
  );
}
