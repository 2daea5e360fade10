import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen";

interface State {
  failed: boolean;
}

/** Shows one plain screen instead of a blank page when a screen breaks or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
