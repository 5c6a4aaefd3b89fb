import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Season, VenueRates } from '../../rules/budget-state.ts';

const PLAN = 'PLAN';
const OPTIONS: readonly { id: Season | typeof PLAN; label: string }[] = [
  { id: PLAN, label: 'As planned' },
  { id: 'PEAK', label: 'Peak' },
  { id: 'OFF_PEAK', label: 'Off-peak' },
];

interface SeasonChoiceProps {
  rates: VenueRates;
  season: Season | null;
  onChange: (season: Season | null) => void;
}

/** The venue's price at another time of the year, as its own listing states it. */
export function SeasonChoice({ rates, season, onChange }: SeasonChoiceProps) {
  return (
    <div className="mt-2">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span id="season-label" className="shrink-0 font-semibold">
          Time of the year
        </span>
        <span className="truncate text-ink-soft">{rates.name}’s rates</span>
      </p>
      <ToggleButtonGroup
        aria-labelledby="season-label"
        selectionMode="single"
        selectedKeys={[season ?? PLAN]}
        disallowEmptySelection
        onSelectionChange={(keys) => {
          const [key] = [...keys];
          onChange(key === 'PEAK' || key === 'OFF_PEAK' ? key : null);
        }}
        className="mt-2 flex rounded-full border border-ink/25 p-1"
      >
        {OPTIONS.map(({ id, label }) => (
          <ToggleButton
            key={id}
            id={id}
            className="min-h-9 grow rounded-full px-3 text-sm data-selected:bg-secondary data-selected:font-semibold data-selected:text-paper"
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
