import { Component, type ReactNode, useEffect } from "react";
import { useConnection } from "@/shared/api/connection";
import { reloadPage } from "@/shared/lib/reload";
import { ErrorNote } from "./error-note";
import { NotLoaded } from "./part";

interface PartBoundaryProps {
  children: ReactNode;
  /** The part is a whole page. */
  page?: boolean;
  /** A new value tries again. */
  resetKey?: string | undefined;
  /** It is shown in place of the plain text; where it is undefined, the boundary above gets the error. */
  fallback?: (error: unknown) => ReactNode;
}

interface State {
  error?: unknown;
}

/** Say that a part's file could not be loaded, and try again. Any other error goes to the boundary above. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NotLoaded) error.renew();
  }

  override componentDidUpdate({ resetKey }: PartBoundaryProps) {
    if (resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    if (this.state.error) this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    const { children, page = false, fallback } = this.props;
    if (!error) return children;
    const shown = fallback?.(error);
    if (shown) return shown;
    if (!(error instanceof NotLoaded)) throw error;
    return <MissingPart page={page} outdated={error.outdated} onRetry={this.retry} />;
  }
}

interface MissingPartProps {
  page: boolean;
  outdated: boolean;
  onRetry: () => void;
}

function MissingPart({ page, outdated, onRetry }: MissingPartProps) {
  const lost = useConnection((connection) => connection.lost);
  useEffect(() => {
    if (!outdated && !lost) onRetry();
  }, [outdated, lost, onRetry]);
  const note = outdated ? (
    <ErrorNote onRetry={reloadPage} label="Reload">
      The site was updated while this page was open.
    </ErrorNote>
  ) : (
    <ErrorNote onRetry={onRetry}>
      {page ? "There is no connection to the shop." : "This part of the page could not be loaded."}
    </ErrorNote>
  );
  if (!page) return note;
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <h1 className="headline mb-8 text-h1">This page could not be loaded</h1>
      {note}
    </div>
  );
}
