import { Button } from '#ui/button.tsx';
import type { Household } from '../../contract.ts';
import { householdName, peopleText } from '../../rules/household-names.ts';

interface AddedHouseholdsProps {
  /** The newest first. */
  households: readonly Household[];
  onUndo: (household: Household) => void;
}

/** Who was added since the page was opened, each with the way back. */
export function AddedHouseholds({ households, onUndo }: AddedHouseholdsProps) {
  if (households.length === 0) return null;
  return (
    <section aria-label="Just added" className="mt-6">
      <h2 className="mb-2 font-display text-2xl">Just added</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {households.map((household) => (
          <li key={household.uuid} className="flex items-center gap-3 px-4 py-2.5">
            <p className="wrap-anywhere min-w-0 grow">
              <span className="font-medium" dir="auto">
                {householdName(household)}
              </span>{' '}
              <span className="text-ink-soft text-sm" dir="auto">
                {peopleText(household.people)}
              </span>
            </p>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Undo ${householdName(household)}`}
              onPress={() => onUndo(household)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
