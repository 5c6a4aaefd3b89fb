/** Rows as they were, moments as text. */
type KeptRows = {
  household: Readonly<Record<string, unknown>>;
  people: readonly Readonly<Record<string, unknown>>[];
  invitations: readonly Readonly<Record<string, unknown>>[];
  /** Left out by imports that knew of no tags. */
  tags?: readonly Readonly<Record<string, unknown>>[];
};

/** The way back of an import. */
export type ImportUndo = {
  households: {
    uuid: string;
    /** What it looked like right after the import: whoever looks otherwise was changed since and stays. */
    mark: string;
    /** Null for one that the import added. */
    before: KeptRows | null;
  }[];
  /** Events that it brought along. */
  eventUuids: string[];
  /** Tags, likewise. */
  tagUuids?: string[];
};
