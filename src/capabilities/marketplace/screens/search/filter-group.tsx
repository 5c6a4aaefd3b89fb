import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { FilterOption, FilterGroup as Group } from './filter-groups.ts';
import { FilterLink } from './filter-link.tsx';

/** Longer lists begin with their first options. */
const SHOWN_AT_FIRST = 6;

const row = 'flex min-h-9 items-center gap-2.5 rounded-mark py-1 text-sm pointer-coarse:min-h-11';

function Count({ count, isAtLeast = false }: Pick<FilterOption, 'count' | 'isAtLeast'>) {
  return (
    <span className="ms-auto text-ink-soft tabular-nums">
      {count.toLocaleString('en-US')}
      {isAtLeast && '+'}
    </span>
  );
}

function Box({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-5 shrink-0 items-center justify-center rounded-mark border',
        isChosen ? 'border-secondary bg-secondary text-paper' : 'border-line-strong bg-paper',
      )}
    >
      {isChosen && <Check size={14} />}
    </span>
  );
}

function Option({ option }: { option: FilterOption }) {
  const { label, count, isAtLeast, isChosen, href } = option;
  if (count === 0 && !isChosen) {
    return (
      <li className={classNames(row, 'opacity-55')}>
        <Box isChosen={false} />
        <span>{label}</span>
        <Count count={0} />
      </li>
    );
  }
  return (
    <li>
      <FilterLink
        href={href}
        aria-current={isChosen || undefined}
        className={classNames(row, 'hover:text-secondary', isChosen && 'font-semibold')}
      >
        <Box isChosen={isChosen} />
        <span>{label}</span>
        <Count count={count} isAtLeast={isAtLeast} />
      </FilterLink>
    </li>
  );
}

export interface FoldProps {
  label: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** A group that opens and closes without scripts. What was opened stays open while its choices change. */
export function FilterFold({ label, isOpenAtFirst, children }: FoldProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} className="group/fold border-line border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-mark font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-ink-soft transition-transform group-open/fold:-scale-y-100"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function OptionList({ options }: { options: readonly FilterOption[] }) {
  return (
    <ul>
      {options.map((option) => (
        <Option key={option.label} option={option} />
      ))}
    </ul>
  );
}

/** One facet with its options. */
export function FilterGroup({ group, isOpenAtFirst }: { group: Group; isOpenAtFirst: boolean }) {
  const { label, options } = group;
  const isLong = options.length > SHOWN_AT_FIRST + 2;
  const shown = isLong ? options.slice(0, SHOWN_AT_FIRST) : options;
  const further = options.slice(shown.length);
  const hasChosen = options.some((option) => option.isChosen);
  const [showsAll] = useState(further.some((option) => option.isChosen));
  return (
    <FilterFold label={label} isOpenAtFirst={isOpenAtFirst || hasChosen}>
      <OptionList options={shown} />
      {further.length > 0 && (
        <details open={showsAll} className="group/all flex flex-col">
          <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center rounded-mark font-medium text-secondary text-sm hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/all:hidden">Show all {options.length}</span>
            <span className="hidden group-open/all:inline">Show fewer</span>
          </summary>
          <OptionList options={further} />
        </details>
      )}
    </FilterFold>
  );
}
