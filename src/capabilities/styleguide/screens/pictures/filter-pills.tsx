import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import type { SheetChoice } from './arrange-sheet.ts';

const pillStyle =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold text-sm transition-colors';

interface PillProps {
  to: string;
  label: string;
  count?: number;
  isCurrent: boolean;
}

function Pill({ to, label, count, isCurrent }: PillProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        pillStyle,
        isCurrent ? 'border-ink bg-ink text-paper' : 'border-line bg-paper text-ink hover:border-ink/60',
      )}
    >
      {label}
      {count !== undefined && (
        <span
          className={classNames('font-normal tabular-nums', isCurrent ? 'text-paper/80' : 'text-ink-soft')}
        >
          {count}
        </span>
      )}
    </Link>
  );
}

export interface FilterPillsProps {
  label: string;
  choices: readonly SheetChoice[];
  chosen?: string;
  /** The address that shows one choice; without one, all. */
  addressOf: (key?: string) => string;
}

/** Links, so that every view has an address and works without scripts. What would show nothing is not offered. */
export function FilterPills({ label, choices, chosen, addressOf }: FilterPillsProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-2 md:flex-row md:gap-5">
      <p aria-hidden="true" className="w-18 shrink-0 font-semibold text-ink-soft text-sm md:pt-2.5">
        {label}
      </p>
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-2 md:mx-0 md:flex-wrap md:px-0 md:pb-0">
        <li>
          <Pill to={addressOf()} label="All" isCurrent={chosen === undefined} />
        </li>
        {choices
          .filter(({ key, count }) => count > 0 || key === chosen)
          .map(({ key, label: name, count }) => (
            <li key={key}>
              <Pill to={addressOf(key)} label={name} count={count} isCurrent={key === chosen} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
