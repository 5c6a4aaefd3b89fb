import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { startProblem } from '../../rules/start-rules.ts';

/** The number it all began with, changed where it stands. */
export function TotalEditor({
  totalCents,
  canEdit,
  onChange,
}: {
  totalCents: number | null;
  canEdit: boolean;
  onChange: (cents: number) => void;
}) {
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  if (typed === undefined)
    return (
      <p className="flex items-center gap-2">
        <span className="font-display text-4xl tabular-nums md:text-5xl">
          {totalCents === null ? 'Not set' : formatCents(totalCents)}
        </span>
        {canEdit && (
          <span data-print="hidden" className="max-md:ms-auto">
            <IconButton
              label="Change your budget"
              icon={<Pencil size={20} />}
              onPress={() => setTyped(totalCents)}
              className="max-md:border max-md:border-ink/25"
            />
          </span>
        )}
      </p>
    );
  const problem = startProblem(typed);
  return (
    <form
      className="mt-1 flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem || typed === null) return;
        onChange(typed);
        setTyped(undefined);
      }}
    >
      <MoneyField
        label="Your budget"
        isLabelHidden
        autoFocus
        value={typed}
        onChange={setTyped}
        error={problem}
        reservesMessage={false}
        className="w-44"
      />
      <Button type="submit">Save</Button>
      <Button variant="quiet" onPress={() => setTyped(undefined)}>
        Cancel
      </Button>
    </form>
  );
}
