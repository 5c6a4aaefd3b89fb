import type { BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import type { GridColumn, LineRow } from '../../rules/grid/grid-rows.ts';
import type { Heads } from '../../rules/head-sources.ts';
import type { LineFigures } from '../../rules/line-figures.ts';
import type { CellMark } from '../presence/cell-marks.tsx';
import type { RowHandlers } from './row-handlers.ts';
import type { Editing } from './use-grid.ts';

/** Everything that the row of a line shows; it is drawn again when one of these is another. */
export type LineRowProps = {
  row: LineRow;
  index: number;
  figures: LineFigures | undefined;
  vendors: readonly BudgetVendor[];
  payments: readonly BudgetPayment[];
  heads: Heads;
  today: string;
  fileCount: number;
  /** The column of the active cell, where it is in this row. */
  activeColumn: GridColumn | null;
  /** The cell that the tab key reaches while none is active. */
  isFirst: boolean;
  holdsFocus: boolean;
  markedColumns: string;
  editing: Editing | null;
  isMenuOpen: boolean;
  /** Others who are in this row. */
  marks: readonly CellMark[];
  hasPrices: boolean;
  canEdit: boolean;
  handlers: RowHandlers;
};
