/** What a sheet says beside who comes, of each guest and of all of them. The couple chooses; nothing to reach anybody by is among it. */
export const SHEET_FIELDS = ['DISH', 'DIET', 'NEEDS', 'LAST_NAME', 'COST'] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

export const SHEET_FIELD_LABELS: Readonly<Record<SheetField, string>> = {
  DISH: 'Dishes',
  DIET: 'What they can’t eat',
  NEEDS: 'What they need',
  LAST_NAME: 'Full last names',
  COST: 'What late changes cost',
};

/** What a kitchen needs. */
export const USUAL_FIELDS: readonly SheetField[] = ['DISH', 'DIET', 'NEEDS'];
