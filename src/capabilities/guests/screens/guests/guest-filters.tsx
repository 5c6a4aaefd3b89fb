import { Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTypedText } from '#app/use-typed-text.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/text-field.tsx';
import {
  EVERYONE,
  filterHouseholds,
  type GuestView,
  type ListedHousehold,
  writeGuestView,
} from '../../rules/guest-view.ts';
import {
  type CoupleFirstNames,
  GUEST_LIST_LABELS,
  GUEST_LISTS,
  GUEST_SIDES,
  sideLabel,
} from '../../rules/household-choices.ts';

interface GuestFiltersProps {
  view: GuestView;
  households: readonly ListedHousehold[];
  couple: CoupleFirstNames;
  seesDetails: boolean;
}

function SearchBox({ view }: { view: GuestView }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedText(view.text, (text) =>
    navigate(
      { search: writeGuestView({ ...view, text }) || '?' },
      { replace: true, preventScrollReset: true },
    ),
  );
  return (
    <search className="min-w-0 md:w-56">
      <TextField
        label="Search guests"
        isLabelHidden
        type="search"
        name="name"
        autoComplete="off"
        placeholder="Name"
        leading={<Search size={18} aria-hidden="true" className="text-ink-soft" />}
        value={typed}
        onChange={setTyped}
        reservesMessage={false}
      />
    </search>
  );
}

interface GuestFilter {
  label: string;
  /** What it shows by itself. */
  only: Partial<GuestView>;
  isOn: boolean;
}

/** A second press takes it off again; the first one takes all of them off, whatever is searched for. */
function pressed(view: GuestView, { only, isOn }: GuestFilter): GuestView {
  if (Object.keys(only).length === 0) return { ...EVERYONE, text: view.text };
  const off = Object.keys(only).map((field) => [field, EVERYONE[field as keyof GuestView]]);
  return { ...view, ...(isOn ? Object.fromEntries(off) : only) };
}

/** Search and filters stand in the address, so that a view can be kept and shared. */
export function GuestFilters({ view, households, couple, seesDetails }: GuestFiltersProps) {
  const filters: readonly GuestFilter[] = [
    { label: 'Everyone', only: {}, isOn: !(view.side || view.list || view.isAddressMissing) },
    ...GUEST_SIDES.map((side) => ({
      label: sideLabel(side, couple),
      only: { side },
      isOn: view.side === side,
    })),
    ...GUEST_LISTS.map((list) => ({
      label: GUEST_LIST_LABELS[list],
      only: { list },
      isOn: view.list === list,
    })),
    ...(seesDetails
      ? [{ label: 'No address', only: { isAddressMissing: true }, isOn: view.isAddressMissing }]
      : []),
  ];
  return (
    <div className="mb-4 flex flex-col gap-3 md:flex-row md:items-center" data-print="hidden">
      <SearchBox view={view} />
      <nav aria-label="Filters" className="min-w-0">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {filters.map(({ label, isOn, only }) => (
            <li key={label}>
              <Link
                to={writeGuestView(pressed(view, { label, isOn, only })) || '?'}
                replace
                preventScrollReset
                aria-current={isOn ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
                  isOn
                    ? 'border-secondary bg-cove-tint text-cove-deep'
                    : 'border-line bg-paper text-ink hover:border-ink/50',
                )}
              >
                {label}{' '}
                <span className={isOn ? undefined : 'text-ink-soft'}>
                  {filterHouseholds(households, { ...EVERYONE, ...only }).length}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
