import { useMemo, useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { MOST_PASTED, PASTED_TOO_MUCH } from '../../rules/budget-limits.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import { SECTION_LABELS } from '../../rules/budget-sections.ts';
import { plannedText } from '../../rules/grid/read-planned.ts';
import { readTable, type TableReading } from '../../rules/read-table.ts';
import type { Desk } from '../budget/desk.ts';

const MOST_SHOWN = 20;
const MOST_PROBLEMS = 10;

type LineStep = Extract<BudgetOperation, { of: 'line' }>;

function countWords({ added, changed, paid }: TableReading): string[] {
  return [
    added > 0 ? plural(added, 'new line') : '',
    changed > 0 ? `${plural(changed, 'line')} changed` : '',
    paid > 0 ? plural(paid, 'new payment') : '',
  ].filter(Boolean);
}

/** What is brought in, for the button and for what is told afterwards: lines, else payments. */
function broughtWords({ added, changed, paid }: TableReading): string {
  const lines = added + changed;
  return lines > 0 ? plural(lines, 'line') : plural(paid, 'payment');
}

/** What was read, as it will stand in the budget. */
function Preview({ reading, desk }: { reading: TableReading; desk: Desk }) {
  const steps = reading.operations.filter(
    (step): step is LineStep => step.of === 'line' && step.op !== 'remove',
  );
  const nameOf = (step: LineStep) =>
    ('values' in step && step.values.name) ||
    desk.budget.lines.find(({ uuid }) => uuid === step.uuid)?.name ||
    'No name yet';
  return (
    <section aria-label="Preview" className="mt-4">
      <p role="status" className="font-semibold">
        {countWords(reading).join(', ') || 'Everything here is in your budget already.'}
      </p>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line empty:hidden">
        {steps.slice(0, MOST_SHOWN).map((step) => {
          const values = 'values' in step ? step.values : {};
          return (
            <li key={step.uuid} className="flex items-center gap-3 px-3 py-1.5 text-sm">
              <span className="min-w-0 grow truncate">{nameOf(step)}</span>
              <span className="shrink-0 text-ink-soft">
                {step.op === 'add' ? SECTION_LABELS[step.values.section] : 'Already there'}
              </span>
              <span className="w-24 shrink-0 text-end tabular-nums">
                {values.countedBy != null
                  ? plannedText({
                      priceCents: values.priceCents ?? 0,
                      countedBy: values.countedBy,
                      fixedCount: values.fixedCount ?? null,
                    })
                  : values.priceCents !== undefined && formatCents(values.priceCents)}
              </span>
            </li>
          );
        })}
        {steps.length > MOST_SHOWN && (
          <li className="px-3 py-1.5 text-ink-soft text-sm">and {steps.length - MOST_SHOWN} more</li>
        )}
      </ul>
      {reading.problems.length > 0 && (
        <Notice
          tone="warn"
          className="mt-3"
          title={`${plural(reading.problems.length, 'row')} left out`}
          isLive={false}
        >
          <ul className="text-sm">
            {reading.problems.slice(0, MOST_PROBLEMS).map(({ row, column, text, message }) => (
              <li key={`${row} ${column}`}>
                Row {row}
                {text !== '' && `, “${text.slice(0, 40)}”`}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

/** Rows of a spreadsheet, pasted or from a file, looked at before they come in. */
export function PasteDialog({ desk, text, onClose }: { desk: Desk; text: string; onClose: () => void }) {
  const [typed, setTyped] = useState(text);
  const [problem, setProblem] = useState<string>();
  const { budget } = desk;
  const reading = useMemo(
    () =>
      typed.trim() === '' ? undefined : readTable(typed, { budget, newUuid: () => crypto.randomUUID() }),
    [typed, budget],
  );

  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > MOST_PASTED) {
      setProblem('That file is too large. Save the sheet as CSV and choose that.');
      return;
    }
    setProblem(undefined);
    setTyped(await file.text());
  }

  function type(rows: string) {
    const isTooMuch = rows.length > MOST_PASTED;
    setProblem(isTooMuch ? PASTED_TOO_MUCH : undefined);
    if (!isTooMuch) setTyped(rows);
  }

  function bring() {
    if (!reading) return;
    desk.actions.offerUndo(`Brought in ${broughtWords(reading)}.`, reading.operations);
    onClose();
  }

  const isNothing = reading === undefined || reading.operations.length === 0;
  return (
    <Dialog
      isOpen
      size="wide"
      title="Paste from a spreadsheet"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={isNothing} onPress={bring}>
            {isNothing ? 'Bring in' : `Bring in ${broughtWords(reading)}`}
          </Button>
        </>
      }
    >
      <DropZone
        aria-label="Spreadsheet"
        onDrop={async ({ items }) => {
          const item = items.find(isFileDropItem);
          if (item) await take(await item.getFile());
        }}
        className="rounded-card outline-none data-drop-target:ring-2 data-drop-target:ring-primary"
      >
        <TextAreaField
          label="Rows"
          rows={6}
          value={typed}
          onChange={type}
          description="Copy rows in Excel, Numbers or Google Sheets and paste them here. A first row with names such as Item, Vendor, Planned, Quoted or Paid tells us what’s what."
          error={problem}
        />
      </DropZone>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', 'text/csv']}
        onSelect={(files) => void take(files?.[0])}
      >
        <Button variant="secondary" size="small">
          Choose a CSV file
        </Button>
      </FileTrigger>
      {reading && <Preview reading={reading} desk={desk} />}
    </Dialog>
  );
}
