import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import type { FilterOption, FilterGroup as Group } from './filter-groups.ts';

/** Longer lists begin with their first options. */
const SHOWN_AT_FIRST = 6;

/**
 * One style on the list in place of one on each part of each option: a page has a hundred of them, and their marks are
 * drawn by the style sheet too.
 */
const listStyle = classNames(
  '[&_label]:flex [&_label]:min-h-9 [&_label]:cursor-pointer [&_label]:items-center [&_label]:gap-2.5 [&_label]:py-1 [&_label]:text-sm pointer-coarse:[&_label]:min-h-11',
  '[&_input]:size-5 [&_input]:shrink-0 [&_input]:cursor-pointer [&_input]:accent-secondary [&_:checked~span]:font-semibold',
  '[&_label:hover]:text-secondary [&_b]:ms-auto [&_b]:font-normal [&_b]:text-ink-soft [&_b]:tabular-nums [&_[data-none]]:text-ink-soft',
);

function countText({ count, isAtLeast = false }: FilterOption): string {
  return `${formatCount(count)}${isAtLeast ? '+' : ''}`;
}

/** One that would find nobody can be chosen all the same: the page then says what to let go and who comes closest. */
function Option({ name, option }: { name: string; option: FilterOption }) {
  const { label, count, isChosen, value } = option;
  return (
    <li>
      <label data-none={count === 0 || undefined}>
        <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
        <span>{label}</span>
        <b>{countText(option)}</b>
      </label>
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

function OptionList({ name, options }: { name: string; options: readonly FilterOption[] }) {
  return (
    <ul className={listStyle}>
      {options.map((option) => (
        <Option key={option.label} name={name} option={option} />
      ))}
    </ul>
  );
}

/** One facet with its options. */
export function FilterGroup({ group, isOpenAtFirst }: { group: Group; isOpenAtFirst: boolean }) {
  const { key, label, options } = group;
  const isLong = options.length > SHOWN_AT_FIRST + 2;
  const shown = isLong ? options.slice(0, SHOWN_AT_FIRST) : options;
  const further = options.slice(shown.length);
  const hasChosen = options.some((option) => option.isChosen);
  const [showsAll] = useState(further.some((option) => option.isChosen));
  return (
    <FilterFold label={label} isOpenAtFirst={isOpenAtFirst || hasChosen}>
      <OptionList name={key} options={shown} />
      {further.length > 0 && (
        <details open={showsAll} className="group/all flex flex-col">
          <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center rounded-mark font-medium text-secondary text-sm hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/all:hidden">Show all {options.length}</span>
            <span className="hidden group-open/all:inline">Show fewer</span>
          </summary>
          <OptionList name={key} options={further} />
        </details>
      )}
    </FilterFold>
  );
}
