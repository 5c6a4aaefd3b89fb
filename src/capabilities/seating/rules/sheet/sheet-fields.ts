/** What a seating sheet says beside who sits where. The couple chooses; nothing to reach anybody by is among it. */
export const SEATING_SHEET_FIELDS = ['DISH', 'DIET', 'NEEDS', 'LAST_NAME', 'DRAWING'] as const;
export type SeatingSheetField = (typeof SEATING_SHEET_FIELDS)[number];

export const SEATING_SHEET_LABELS: Readonly<Record<SeatingSheetField, string>> = {
  DISH: 'Dishes',
  DIET: 'What they can’t eat',
  NEEDS: 'What they need',
  LAST_NAME: 'Full last names',
  DRAWING: 'Drawing of the room',
};

/** What a venue needs. */
export const USUAL_SEATING_FIELDS: readonly SeatingSheetField[] = ['DISH', 'DIET', 'NEEDS', 'DRAWING'];

export const MOST_SEATING_SHEETS = 40;
export const LONGEST_SHEET_LABEL = 60;
