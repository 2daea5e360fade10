/** A result that can be opened. */
export interface Found {
  to: string;
  label: string;
  /** It is shown beside the label: whose order it is, how many are in stock. */
  note: string;
}

export interface FoundGroup {
  title: string;
  found: Found[];
}
