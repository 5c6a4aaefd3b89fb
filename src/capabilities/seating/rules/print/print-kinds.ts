/** What can be printed of a seating plan. */
export const SEATING_PRINTS = [
  'CHART',
  'BY_NAME',
  'BY_TABLE',
  'PLACE_CARDS',
  'ESCORT_CARDS',
  'TABLE_NUMBERS',
  'KITCHEN',
] as const;
export type SeatingPrint = (typeof SEATING_PRINTS)[number];

export const SEATING_PRINT_LABELS: Readonly<Record<SeatingPrint, string>> = {
  CHART: 'Seating chart',
  BY_NAME: 'List by name',
  BY_TABLE: 'List by table',
  PLACE_CARDS: 'Place cards',
  ESCORT_CARDS: 'Escort cards',
  TABLE_NUMBERS: 'Table numbers',
  KITCHEN: 'Kitchen summary',
};

/** As the files are called. */
export const SEATING_FILE_NAMES: Readonly<Record<SeatingPrint, string>> = {
  CHART: 'seating-chart',
  BY_NAME: 'seating-by-name',
  BY_TABLE: 'seating-by-table',
  PLACE_CARDS: 'place-cards',
  ESCORT_CARDS: 'escort-cards',
  TABLE_NUMBERS: 'table-numbers',
  KITCHEN: 'kitchen-summary',
};

export const SEATING_PAPERS = ['LETTER', 'A4', 'A3', 'A1'] as const;
export type SeatingPaper = (typeof SEATING_PAPERS)[number];

/** In points, upright. `scale` is how much larger than on a letter everything on it may be. */
export const PAPER_SIZES: Readonly<
  Record<SeatingPaper, { label: string; width: number; height: number; scale: number }>
> = {
  LETTER: { label: 'Letter', width: 612, height: 792, scale: 1 },
  A4: { label: 'A4', width: 595.28, height: 841.89, scale: 1 },
  A3: { label: 'A3', width: 841.89, height: 1190.55, scale: 1.4 },
  A1: { label: 'A1', width: 1683.78, height: 2383.94, scale: 2.8 },
};

/** What hangs on a wall may be large; what is cut, or lies in a kitchen, comes out of a printer at home. */
const POSTERS: readonly SeatingPrint[] = ['CHART', 'BY_NAME', 'BY_TABLE'];

export function papersFor(kind: SeatingPrint): readonly SeatingPaper[] {
  return POSTERS.includes(kind) ? SEATING_PAPERS : ['LETTER', 'A4'];
}

export const ESCORT_FOR = ['HOUSEHOLD', 'PERSON'] as const;
export type EscortFor = (typeof ESCORT_FOR)[number];
