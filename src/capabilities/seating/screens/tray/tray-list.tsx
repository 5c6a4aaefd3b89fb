import { Search } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { sideLabel } from '#capabilities/guests/rules/household-choices.ts';
import { TextField } from '#ui/text-field.tsx';
import { countTray, filterTray, TRAY_FILTERS, type TrayFilter } from '../../rules/tray.ts';
import { useSeating } from '../desk/seating-context.ts';
import { TrayHouseholdRow } from './tray-household-row.tsx';

const LABELS: Readonly<Record<TrayFilter, string>> = {
  ALL: 'All',
  FAMILIES: 'Families',
  NEEDS: 'Needs',
  LATE: 'Late yes',
};

const isFilter = (key: unknown): key is TrayFilter => TRAY_FILTERS.some((filter) => filter === key);

/** Households without chairs: late replies first, then side by side. */
export function TrayList({ onPicked }: { onPicked?: () => void }) {
  const { desk } = useSeating();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<TrayFilter>('ALL');
  const counts = countTray(desk.tray);
  const shown = filterTray(desk.tray, filter, text);
  const isLate = ({ people }: (typeof shown)[number]) => people.some(({ isLateYes }) => isLateYes);
  const groups = [
    { label: 'Late yes', items: shown.filter(isLate) },
    ...(['A', 'B', 'BOTH'] as const).map((side) => ({
      label: sideLabel(side, desk.plan.couple),
      items: shown.filter((one) => one.side === side && !isLate(one)),
    })),
  ].filter(({ items }) => items.length > 0);
  return (
    <div>
      <TextField
        label="Find a guest"
        isLabelHidden
        placeholder="Find a guest"
        type="search"
        value={text}
        onChange={setText}
        leading={<Search size={18} className="text-ink-soft" aria-hidden="true" />}
        reservesMessage={false}
      />
      <ToggleButtonGroup
        aria-label="Who is shown"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (isFilter(key)) setFilter(key);
        }}
        className="mt-3 flex flex-wrap gap-1.5"
      >
        {TRAY_FILTERS.filter((id) => id === 'ALL' || counts[id] > 0).map((id) => (
          <ToggleButton
            key={id}
            id={id}
            className="relative min-h-9 cursor-pointer rounded-full border border-line-strong px-3 text-sm after:absolute after:inset-x-0 after:-inset-y-1 data-selected:border-secondary data-selected:bg-cove-tint data-selected:font-semibold"
          >
            {LABELS[id]} {id !== 'ALL' && counts[id]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {groups.map(({ label, items }) => (
        <section key={label} className="mt-4">
          <h3 className="px-2 font-normal font-text text-ink-soft text-sm">{label}</h3>
          <ul>
            {items.map((household) => (
              <TrayHouseholdRow key={household.uuid} household={household} {...(onPicked && { onPicked })} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="mt-4 px-2 text-ink-soft">Nobody without a chair fits that.</p>}
    </div>
  );
}
