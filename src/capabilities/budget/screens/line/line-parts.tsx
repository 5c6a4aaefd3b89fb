import { Plus } from 'lucide-react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import type { BudgetLine } from '../../rules/budget-state.ts';
import type { Desk } from '../budget/desk.ts';

export function LineParts({
  desk,
  line,
  parts,
  onOpen,
}: {
  desk: Desk;
  line: BudgetLine;
  parts: readonly BudgetLine[];
  onOpen: (line: BudgetLine) => void;
}) {
  const { sums, actions, canEdit } = desk;
  return (
    <section aria-labelledby="line-parts" className="mt-6">
      <h3 id="line-parts" className="font-semibold font-text text-base">
        Parts
      </h3>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.uuid}>
            <button
              type="button"
              onClick={() => onOpen(part)}
              className="flex min-h-11 w-full items-center gap-3 text-start hover:underline"
            >
              <span className="min-w-0 grow truncate">{part.name || 'No name yet'}</span>
              <span className="tabular-nums">
                {formatCents(sums.lines.get(part.uuid)?.expectedCents ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {canEdit && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => actions.addLineBelow(line)}
        >
          {parts.length === 0 ? 'Split into parts' : 'Add a part'}
        </Button>
      )}
    </section>
  );
}
