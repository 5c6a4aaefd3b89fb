/** In the order in which they want looking at. */
export const IMPORT_RESULTS = ['BAD', 'CONFLICT', 'DUPLICATE_IN_FILE', 'MERGE', 'NEW', 'SAME'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];
