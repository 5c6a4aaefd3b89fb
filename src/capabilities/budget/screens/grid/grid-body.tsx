import { useImperativeHandle, useMemo, useRef } from 'react';
import { type BudgetSection, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import type { LineRow } from '../../rules/grid/grid-rows.ts';
import type { Presence } from '../../rules/presence.ts';
import { priceOfLine } from '../../rules/price-scale.ts';
import type { Desk } from '../budget/desk.ts';
import { type CellMark, useCellMarks } from '../presence/cell-marks.tsx';
import { GridLineRow } from './grid-line-row.tsx';
import { PricesRow } from './price-strip.tsx';
import type { RowHandlers } from './row-handlers.ts';
import { SumRow } from './sum-row.tsx';
import { useRowWindow } from './use-row-window.ts';
import type { Sheet } from './use-sheet.ts';

const NO_VENDORS: readonly BudgetVendor[] = [];
const NO_PAYMENTS: readonly BudgetPayment[] = [];
const NO_MARKS: readonly CellMark[] = [];

interface GridBodyProps {
  desk: Desk;
  sheet: Sheet;
  others: readonly Presence[];
  menuOf: string | null;
  handlers: RowHandlers;
  onAddIn: (section: BudgetSection) => void;
}

function useFileCounts({ files }: Desk['budget']): ReadonlyMap<string, number> {
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { lineUuid } of files) counts.set(lineUuid, (counts.get(lineUuid) ?? 0) + 1);
    return counts;
  }, [files]);
}

/** The rows. They scroll by themselves: what stands above them need not be drawn again for it. */
export function GridBody({ desk, sheet, others, menuOf, handlers, onAddIn }: GridBodyProps) {
  const { budget, sums, vendorsOf, paymentsOf, prices, canEdit } = desk;
  const { heads, today } = budget;
  const { rows, lineRows, grid, marked, holdsFocus } = sheet;
  const { active, editing } = grid;
  const body = useRef<HTMLDivElement>(null);
  const fileCounts = useFileCounts(budget);
  const marks = useCellMarks(others);
  const activeIndex = useMemo(
    () => (active ? rows.findIndex(({ key }) => key === active.key) : -1),
    [rows, active],
  );
  const { parts, scrollTo } = useRowWindow(rows, body, activeIndex === -1 ? null : activeIndex);
  useImperativeHandle(sheet.scrollTo, () => scrollTo);
  const markedKeys = new Set(marked?.rows.map(({ key }) => key));
  const markedColumns = marked?.columns.join(' ') ?? '';

  function drawLine(row: LineRow, index: number) {
    const { key } = row;
    const isActive = active?.key === key;
    return (
      <GridLineRow
        key={key}
        row={row}
        index={index}
        figures={sums.lines.get(key)}
        vendors={vendorsOf.get(key) ?? NO_VENDORS}
        payments={paymentsOf.get(key) ?? NO_PAYMENTS}
        heads={heads}
        today={today}
        fileCount={fileCounts.get(key) ?? 0}
        activeColumn={isActive ? active.column : null}
        isFirst={activeIndex === -1 && lineRows[0]?.key === key}
        holdsFocus={isActive && holdsFocus}
        markedColumns={markedKeys.has(key) ? markedColumns : ''}
        editing={editing?.cell.key === key ? editing : null}
        marks={marks.get(key) ?? NO_MARKS}
        isMenuOpen={menuOf === key}
        hasPrices={priceOfLine(prices, row.line) !== undefined}
        canEdit={canEdit}
        handlers={handlers}
      />
    );
  }

  function drawRow(at: number) {
    const row = rows[at];
    const index = at + 1;
    switch (row?.kind) {
      case 'line':
        return drawLine(row, index);
      case 'section':
        return (
          <SumRow
            key={row.key}
            label={SECTION_LABELS[row.section]}
            sum={sums.sections[row.section]}
            index={index}
            onAdd={canEdit ? () => onAddIn(row.section) : undefined}
          />
        );
      case 'prices':
        return <PricesRow key={row.key} desk={desk} line={row.line} index={index} />;
      case 'total':
        return <SumRow key={row.key} label="Total" sum={sums.whole} index={index} isTotal />;
      default:
        return null;
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out, and most of a thousand are.
    <div ref={body} role="rowgroup">
      {parts.map((part) =>
        'row' in part ? (
          drawRow(part.row)
        ) : (
          <div key={`gap-${part.gapBefore}`} aria-hidden="true" style={{ height: part.height }} />
        ),
      )}
    </div>
  );
}
