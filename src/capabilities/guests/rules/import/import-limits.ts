export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 60,
  cellLength: 4000,
  /** What a spreadsheet may be when it is unpacked. */
  unpackedBytes: 50 * 1024 * 1024,
  cardBytes: 2 * 1024 * 1024,
  cards: 5000,
  /** Files of one import: a list, its replies, and one more. */
  files: 3,
  nameLength: 200,
} as const;

/** How long something that was brought in but not imported is kept, and how long an import can be undone. */
export const IMPORT_HOURS = 24;
export const UNDO_DAYS = 7;
