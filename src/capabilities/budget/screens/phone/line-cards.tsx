import { ChevronDown, Plus } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useHoldToDrag } from '#ui/use-hold-to-drag.ts';
import { CategoryIcon } from '../../parts/category-icon.tsx';
import { BUDGET_SECTIONS, type BudgetSection, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import { linesInOrder } from '../../rules/grid/grid-rows.ts';
import type { Heads } from '../../rules/head-sources.ts';
import type { LineFigures } from '../../rules/line-figures.ts';
import { countedText, lineBadge, overPlanCents, whoOf } from '../../rules/line-words.ts';
import type { Desk } from '../budget/desk.ts';
import { LineBadgeMark } from '../grid/line-badge.tsx';

const NO_VENDORS: readonly BudgetVendor[] = [];
const NO_PAYMENTS: readonly BudgetPayment[] = [];

interface LineCardProps {
  line: BudgetLine;
  figures: LineFigures;
  vendors: readonly BudgetVendor[];
  payments: readonly BudgetPayment[];
  heads: Heads;
  today: string;
  onOpen: (line: BudgetLine) => void;
}

function planWords(figures: LineFigures): string {
  const over = overPlanCents(figures);
  if (figures.committedCents !== null && over > 0) return `${formatCents(over)} over plan`;
  if (figures.committedCents === null && figures.quotedCents === null) return 'planned';
  return `plan ${formatCents(figures.plannedCents)}`;
}

/** A line as a card to press: what, who, how much, and how much of it is paid. */
const LineCard = memo(function LineCard(props: LineCardProps) {
  const { line, figures, vendors, payments, heads, today, onOpen } = props;
  const who = whoOf(line, vendors);
  const isOver = figures.committedCents !== null && overPlanCents(figures) > 0;
  const paidShare = figures.expectedCents > 0 ? (figures.paidCents / figures.expectedCents) * 100 : 0;
  return (
    <li
      data-drag={line.uuid}
      data-drop={line.uuid}
      className="[-webkit-touch-callout:none] data-over:shadow-[inset_0_3px_0_var(--color-primary)] pointer-coarse:select-none"
    >
      <button
        type="button"
        onClick={() => onOpen(line)}
        className={classNames(
          'flex w-full items-center gap-3.5 px-4 py-3 text-start',
          line.parentUuid !== null && 'ps-18',
        )}
      >
        {line.parentUuid === null && <CategoryIcon category={line.categoryKey} size={20} />}
        <span className="min-w-0 grow">
          <span className="line-clamp-3 wrap-anywhere">{line.name || 'No name yet'}</span>
          <span className="flex min-w-0 items-center gap-2 text-sm">
            <span className={classNames('truncate', who ? 'text-ink-soft' : 'text-cove-deep')}>
              {who || countedText(line, heads) || (
                <span className="text-ink-soft">
                  {line.parentUuid === null ? 'Nothing booked yet' : 'Fixed'}
                </span>
              )}
            </span>
            <LineBadgeMark isShort badge={lineBadge(figures, { vendors, payments, today })} />
          </span>
          {figures.committedCents !== null && line.parentUuid === null && (
            <span aria-hidden="true" className="mt-1.5 block h-1 w-full max-w-48 rounded-full bg-primary/30">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${Math.min(paidShare, 100)}%` }}
              />
            </span>
          )}
        </span>
        <span className="shrink-0 text-end">
          <span className="block font-semibold tabular-nums">{formatCents(figures.expectedCents)}</span>
          <span
            className={classNames(
              'block text-sm',
              isOver ? 'font-semibold text-orange-deep' : 'text-ink-soft',
            )}
          >
            {planWords(figures)}
          </span>
        </span>
      </button>
    </li>
  );
});

function Section({
  desk,
  section,
  lines,
  onOpen,
  onAdd,
}: {
  desk: Desk;
  section: BudgetSection;
  lines: readonly BudgetLine[];
  onOpen: (line: BudgetLine) => void;
  onAdd: () => void;
}) {
  const { budget, sums, vendorsOf, paymentsOf, canEdit } = desk;
  const { heads, today } = budget;
  // What one looks at most is open; the rest of the page stays short.
  const [isOpen, setOpen] = useState(section === 'PLACE' || section === 'PEOPLE');
  return (
    <section aria-label={SECTION_LABELS[section]}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-drop={section}
          className={classNames(
            'flex min-h-11 w-full items-center gap-2 text-start font-text text-base data-over:bg-cove-tint',
            isOpen ? 'font-semibold' : 'rounded-card border border-line bg-paper px-4 py-3',
          )}
        >
          <span className="min-w-0 grow truncate">{SECTION_LABELS[section]}</span>
          <span className="font-semibold tabular-nums">
            {formatCents(sums.sections[section].plannedCents)}
          </span>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={classNames('text-ink-soft', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      {isOpen && (
        <div className="overflow-hidden rounded-card border border-line bg-paper">
          <ul className="divide-y divide-line">
            {lines.map((line) => {
              const figures = sums.lines.get(line.uuid);
              return (
                figures && (
                  <LineCard
                    key={line.uuid}
                    line={line}
                    figures={figures}
                    vendors={vendorsOf.get(line.uuid) ?? NO_VENDORS}
                    payments={paymentsOf.get(line.uuid) ?? NO_PAYMENTS}
                    heads={heads}
                    today={today}
                    onOpen={onOpen}
                  />
                )
              );
            })}
          </ul>
          {canEdit && (
            <div className="border-line border-t px-2 py-1">
              <Button
                variant="quiet"
                size="small"
                icon={<Plus size={16} aria-hidden="true" />}
                onPress={onAdd}
              >
                Add a line
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** All lines by section, for a hand that holds a phone. */
export function LineCards({ desk, onOpenUuid }: { desk: Desk; onOpenUuid: (uuid: string) => void }) {
  const { budget, actions, canEdit } = desk;
  const lines = linesInOrder(budget.lines);
  const box = useRef<HTMLDivElement>(null);
  const lineOf = (uuid: string) => lines.find((line) => line.uuid === uuid);
  useHoldToDrag(box, {
    isDisabled: !canEdit,
    wordsOf: (uuid) => {
      const line = lineOf(uuid);
      return line && (line.name || 'No name yet');
    },
    onDrop: (uuid, place) => {
      const moved = lineOf(uuid);
      const target = lineOf(place);
      const section = BUDGET_SECTIONS.find((one) => one === place);
      if (moved && target) actions.dropLine(moved, target);
      else if (moved?.parentUuid === null && section) actions.moveLineTo(moved, section);
    },
  });
  return (
    <div ref={box} className="flex flex-col gap-3">
      {BUDGET_SECTIONS.map((section) => (
        <Section
          key={section}
          desk={desk}
          section={section}
          lines={lines.filter((line) => line.section === section)}
          onOpen={({ uuid }) => onOpenUuid(uuid)}
          onAdd={() => onOpenUuid(actions.addLineIn(section))}
        />
      ))}
    </div>
  );
}
