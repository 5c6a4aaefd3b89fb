import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import type { FilterOption, FilterGroup as Group } from './filter-groups.ts';
import { FilterLink } from './filter-link.tsx';

/** Longer lists begin with their first options. */
const SHOWN_AT_FIRST = 6;

/**
 * One style on the list in place of one on each part of each option: a page has a hundred of them, and their marks are
 * drawn by the style sheet too.
 */
const listStyle = classNames(
  '[&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:gap-2.5 [&_a]:rounded-mark [&_a]:py-1 [&_a]:text-sm pointer-coarse:[&_a]:min-h-11',
  "[&_a]:before:flex [&_a]:before:size-5 [&_a]:before:shrink-0 [&_a]:before:items-center [&_a]:before:justify-center [&_a]:before:rounded-mark [&_a]:before:border [&_a]:before:border-line-strong [&_a]:before:bg-paper [&_a]:before:text-paper [&_a]:before:text-xs [&_a]:before:content-['']",
  "[&_[aria-current]]:font-semibold [&_[aria-current]]:before:border-secondary! [&_[aria-current]]:before:bg-secondary! [&_[aria-current]]:before:content-['✓'_/_'']!",
  '[&_a:hover]:text-secondary [&_b]:ms-auto [&_b]:font-normal [&_b]:text-ink-soft [&_b]:tabular-nums [&_[data-none]]:text-ink-soft [&_[data-none]]:before:border-line',
);

function countText({ count, isAtLeast = false }: FilterOption): string {
  return `${formatCount(count)}${isAtLeast ? '+' : ''}`;
}

/** One that would find nobody stays a link: the page it leads to says what to let go and who comes closest. */
function Option({ option }: { option: FilterOption }) {
  const { label, count, isChosen, href } = option;
  return (
    <li>
      <FilterLink href={href} aria-current={isChosen || undefined} data-none={count === 0 || undefined}>
        {label}
        <b>{countText(option)}</b>
      </FilterLink>
    </li>
  );
}

interface FoldProps {
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
    <ul className={listStyle}>
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
