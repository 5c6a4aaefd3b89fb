import { Check, ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { FilterChoice } from './filter-choice.ts';

/** Closes an open list when somebody presses elsewhere or asks to leave; without scripts it stays a plain disclosure. */
function useLightDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      const details = menu.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const details = menu.current;
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [menu]);
}

const rowStyle = 'flex min-h-11 items-center gap-2 rounded-input px-3';

function Choice({ choice: { label, count, isChosen, to } }: { choice: FilterChoice }) {
  const words = (
    <>
      <span className="grow">{label}</span>
      <span className="text-ink-soft text-sm tabular-nums">{count}</span>
      <Check size={18} aria-hidden="true" className={isChosen ? 'text-secondary' : 'invisible'} />
    </>
  );
  // What would show nothing is said and not offered.
  if (count === 0 && !isChosen) return <span className={classNames(rowStyle, 'text-ink-soft')}>{words}</span>;
  return (
    <PlainLink
      to={to}
      staysPut
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(rowStyle, 'hover:bg-ink/6', isChosen && 'font-semibold')}
    >
      {words}
    </PlainLink>
  );
}

export interface FilterMenuProps {
  label: string;
  choices: readonly FilterChoice[];
  /** Aligns the list with this end of its button where it would leave the page otherwise. */
  align?: 'start' | 'end';
}

/** A list of links that opens below its name. One is open at a time, and all of them work without scripts. */
export function FilterMenu({ label, choices, align = 'start' }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const chosen = choices.find(({ isChosen }) => isChosen);
  return (
    <details ref={menu} name="inspiration-filter" className="group/menu md:relative">
      <summary
        className={classNames(
          'flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full border justify-between ps-4 pe-3 font-semibold text-sm transition-colors [&::-webkit-details-marker]:hidden',
          chosen
            ? 'border-secondary bg-secondary text-paper'
            : 'border-line bg-paper text-ink hover:border-ink/60 group-open/menu:border-ink',
        )}
      >
        {chosen ? chosen.label : label}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <div
        className={classNames(
          'absolute inset-x-0 z-20 mt-2 max-h-96 overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-float md:inset-x-auto md:w-72',
          align === 'end' ? 'md:end-0' : 'md:start-0',
        )}
      >
        <ul aria-label={label}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Choice choice={choice} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
