export const LABEL_KINDS = ['LABELS_5160', 'LABELS_5163', 'LABELS_8160'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export const PRINT_KINDS = [...LABEL_KINDS, 'ENVELOPES_A7'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/** Lengths are in inches. `across` and `down` are from one label’s edge to the same edge of the next. */
export type LabelSheet = Readonly<{
  columns: number;
  rows: number;
  width: number;
  height: number;
  left: number;
  top: number;
  across: number;
  down: number;
}>;

export const LETTER = { width: 8.5, height: 11 } as const;

const THIRTY: LabelSheet = {
  ...{ columns: 3, rows: 10 },
  ...{ width: 2.625, height: 1 },
  ...{ left: 0.1875, top: 0.5 },
  ...{ across: 2.75, down: 1 },
};

/** Avery’s sheets on US Letter. 8160 is 5160 for ink-jet printers. */
export const LABEL_SHEETS: Readonly<Record<LabelKind, LabelSheet>> = {
  LABELS_5160: THIRTY,
  LABELS_8160: THIRTY,
  LABELS_5163: {
    ...{ columns: 2, rows: 5 },
    ...{ width: 4, height: 2 },
    ...{ left: 0.15625, top: 0.5 },
    ...{ across: 4.1875, down: 2 },
  },
};

export function isLabelKind(kind: PrintKind): kind is LabelKind {
  return kind !== 'ENVELOPES_A7';
}

/** How many labels of the first sheet can be gone already. */
export function mostSkipped(kind: PrintKind): number {
  if (!isLabelKind(kind)) return 0;
  const { columns, rows } = LABEL_SHEETS[kind];
  return columns * rows - 1;
}
