import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import "./print-out.css";

interface PrintOutProps {
  /** The paper: a roll of 80 mm, or a sheet. */
  paper: "roll" | "sheet";
  /** Is called when the browser's print dialog has closed. */
  onDone: () => void;
  children: ReactNode;
}

/** Print what is within it, once, and nothing else of the page. */
export function PrintOut({ paper, onDone, children }: PrintOutProps) {
  useEffect(() => {
    window.addEventListener("afterprint", onDone);
    window.print();
    return () => window.removeEventListener("afterprint", onDone);
  }, []);
  return createPortal(
    <div className="print-out" data-paper={paper}>
      {children}
    </div>,
    document.body,
  );
}
