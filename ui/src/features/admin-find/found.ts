/** Something that can be opened. */
export interface Found {
  to: string;
  label: string;
  /** Beside the label: whose order it is, how many are in stock. */
  note: string;
}

export interface FoundGroup {
  title: string;
  found: Found[];
}
