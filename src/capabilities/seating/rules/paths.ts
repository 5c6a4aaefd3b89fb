export const seatingPaths = {
  /** For a venue, by its link. */
  sheet: (token: string) => `/seating-sheet/${encodeURIComponent(token)}`,
};
