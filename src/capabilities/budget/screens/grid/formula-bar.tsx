import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { moneyText, typedCents } from '#ui/money-text.ts';
import type { BudgetLine } from '../../rules/budget-state.ts';
import type { Cell } from '../../rules/grid/grid-moves.ts';
import { COLUMN_LABELS } from '../../rules/grid/grid-rows.ts';
import { headsText, offersText, overPlanCents, whoOf } from '../../rules/line-words.ts';
import type { Desk } from '../budget/desk.ts';
import { CountPicker } from './count-picker.tsx';

interface FormulaBarProps {
  desk: Desk;
  active: Cell | null;
  isCounting: boolean;
  onCounting: (isOpen: boolean) => void;
}

/** The price a head, typed on the spot. What is no amount goes back to what it was. */
function PriceField({ line, onChange }: { line: BudgetLine; onChange: (cents: number) => void }) {
  const [text, setText] = useState<string>();
  const shown = moneyText(line.priceCents);
  function leave() {
    const cents = typedCents(text ?? shown);
    if (cents !== null && !Number.isNaN(cents) && cents !== line.priceCents) onChange(cents);
    setText(undefined);
  }
  return (
    <input
      value={text ?? shown}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setText(undefined);
      }}
      inputMode="decimal"
      aria-label={`Price of ${line.name}`}
      className="h-8 w-20 rounded-input border border-line-strong bg-paper px-2.5 text-center font-semibold text-sm tabular-nums"
    />
  );
}

function Planned({ desk, line, isCounting, onCounting }: FormulaBarProps & { line: BudgetLine }) {
  const { budget, sums, actions, canEdit } = desk;
  const { heads } = budget;
  const { countedBy } = line;
  const below = budget.lines.filter(({ parentUuid }) => parentUuid === line.uuid);
  const plannedCents = sums.lines.get(line.uuid)?.plannedCents ?? 0;
  if (below.length > 0)
    return (
      <>
        <Equals />
        <span className="font-semibold">{formatCents(plannedCents)}</span>
        <Note>Adds up its {plural(below.length, 'part')}</Note>
      </>
    );
  if (!canEdit)
    return (
      <>
        <Equals />
        <span className="font-semibold">
          {countedBy !== null &&
            `${formatCents(line.priceCents)} × ${headsText({ ...line, countedBy }, heads)} = `}
          {formatCents(plannedCents)}
        </span>
      </>
    );
  return (
    <>
      <Equals />
      <PriceField
        key={`${line.uuid} ${line.priceCents}`}
        line={line}
        onChange={(priceCents) => actions.changeLine(line, { priceCents }, moneyText(priceCents))}
      />
      {countedBy !== null && <span aria-hidden="true">×</span>}
      <CountPicker
        key={line.uuid}
        line={line}
        heads={heads}
        isOpen={isCounting}
        onOpenChange={onCounting}
        onChoose={(values) => actions.changeLine(line, values)}
      />
      {countedBy !== null && (
        <>
          <Equals />
          <span className="font-semibold">{formatCents(plannedCents)}</span>
        </>
      )}
      {countedBy !== null && countedBy !== 'FIXED' && (
        <Note>
          {heads.isEstimate ? 'Moves with your guest list, once it has names' : 'Moves with your guest list'}
        </Note>
      )}
    </>
  );
}

function Equals() {
  return (
    <span aria-hidden="true" className="text-ink-soft">
      =
    </span>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return <span className="ms-auto text-ink-soft text-sm">{children}</span>;
}

function Other({ desk, line, cell }: { desk: Desk; line: BudgetLine; cell: Cell }) {
  const figures = desk.sums.lines.get(line.uuid);
  const vendors = desk.vendorsOf.get(line.uuid) ?? [];
  const payments = desk.paymentsOf.get(line.uuid) ?? [];
  const paid = payments.filter(({ paidOn }) => paidOn !== null).length;
  if (!figures) return null;
  switch (cell.column) {
    case 'name':
      return <Note>{line.note}</Note>;
    case 'who':
      return (
        <>
          <Equals />
          <span className="truncate font-semibold">{whoOf(line, vendors) || 'Nobody yet'}</span>
        </>
      );
    case 'quoted':
      return (
        <>
          <Equals />
          <span className="font-semibold">
            {figures.quotedCents === null ? 'No quote yet' : formatCents(figures.quotedCents)}
          </span>
          {vendors.length > 0 && <Note>{offersText(vendors)}</Note>}
        </>
      );
    case 'agreed': {
      const over = overPlanCents(figures);
      return (
        <>
          <Equals />
          <span className="font-semibold">
            {figures.committedCents === null ? 'Nothing agreed yet' : formatCents(figures.committedCents)}
          </span>
          {figures.committedCents !== null && over > 0 && (
            <Note>{formatCents(over)} over what you planned</Note>
          )}
        </>
      );
    }
    case 'paid':
      return (
        <>
          <Equals />
          <span className="font-semibold">{formatCents(figures.paidCents)}</span>
          <Note>{paid === 0 ? 'No payment yet' : `From ${plural(paid, 'payment')}`}</Note>
        </>
      );
    case 'toPay':
      return (
        <>
          <Equals />
          <span className="font-semibold">{formatCents(figures.outstandingCents)}</span>
          <Note>Agreed and not paid</Note>
        </>
      );
    default:
      return null;
  }
}

/** What the active cell holds, in plain words. */
export function FormulaBar(props: FormulaBarProps) {
  const { desk, active } = props;
  const line = active && desk.budget.lines.find(({ uuid }) => uuid === active.key);
  return (
    <section
      aria-label="In this cell"
      className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-line border-b px-4 py-1.5 text-sm"
    >
      {line ? (
        <>
          <span className="max-w-60 truncate font-semibold">
            {line.name || 'New line'}, {COLUMN_LABELS[active.column].toLowerCase()}
          </span>
          {active.column === 'planned' ? (
            <Planned {...props} line={line} />
          ) : (
            <Other desk={desk} line={line} cell={active} />
          )}
        </>
      ) : (
        <span className="text-ink-soft">
          {desk.canEdit
            ? 'Pick a cell to see what it’s made of. Start typing to change it.'
            : 'Pick a cell to see what it’s made of.'}
        </span>
      )}
    </section>
  );
}
