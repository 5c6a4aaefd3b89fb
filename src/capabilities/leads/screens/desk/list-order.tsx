import {
  ArrowDownNarrowWide,
  ArrowUpDown,
  ArrowUpNarrowWide,
  Check,
  ChevronDown,
  ListFilter,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { filtersOf, sortsOf } from '../../rules/lead-address.ts';
import { orderLabel, sortLabel } from '../../rules/lead-sort.ts';
import { FILTER_LABELS } from '../../rules/lead-words.ts';
import type { LeadPlace } from './use-lead-address.ts';

interface ChoiceProps<Id extends string> {
  /** On phones, in place of the words. */
  icon: ReactNode;
  isCompact: boolean;
  /** 'Sort' */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ label, icon, isCompact, options, value, onChange }: ChoiceProps<Id>) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <Menu
      placement={isCompact ? 'bottom end' : 'bottom start'}
      trigger={
        isCompact ? (
          <IconButton label={`${label}: ${chosen?.label}`} icon={icon} />
        ) : (
          <Button variant="quiet" size="small" className="min-w-0 px-2.5!">
            <span className="truncate">
              <span className="font-normal text-ink-soft">{label}: </span>
              {chosen?.label}
            </span>
            <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
          </Button>
        )
      }
      entries={options.map((option) => ({
        ...option,
        icon:
          option.id === value ? (
            <Check size={18} className="text-primary" aria-label="Chosen:" />
          ) : (
            <span className="size-4.5" />
          ),
      }))}
      onAction={(id) => {
        const option = options.find((one) => one.id === id);
        if (option) onChange(option.id);
      }}
    />
  );
}

/** Which of the leads are shown, and in which order; both stand in the address. */
export function ListOrder({ place, isCompact = false }: { place: LeadPlace; isCompact?: boolean }) {
  const navigate = useNavigate();
  const go = (change: Parameters<LeadPlace['toChange']>[0]) =>
    navigate(place.toChange(change), { replace: true, preventScrollReset: true });
  const isAscending = place.order === 'asc';
  // Snoozed new leads have a tab of their own.
  const isNew = place.view === 'ready';
  const shown = filtersOf(place.view).filter((filter) => !(isNew && filter === 'snoozed'));
  return (
    <>
      {!(isNew && place.filter === 'snoozed') && (
        <Choice
          label="Show"
          icon={<ListFilter size={20} />}
          isCompact={isCompact}
          options={shown.map((id) => ({ id, label: FILTER_LABELS[id] }))}
          value={place.filter}
          onChange={(filter) => go({ filter })}
        />
      )}
      <Choice
        label="Sort"
        icon={<ArrowUpDown size={20} />}
        isCompact={isCompact}
        options={sortsOf(place.view).map((id) => ({ id, label: sortLabel(id) }))}
        value={place.sort}
        onChange={(sort) => go({ sort })}
      />
      {!isCompact && (
        <IconButton
          label={`${orderLabel(place.sort, place.order)}. Reverse order`}
          icon={isAscending ? <ArrowUpNarrowWide size={18} /> : <ArrowDownNarrowWide size={18} />}
          onPress={() => go({ order: isAscending ? 'desc' : 'asc' })}
          className="ms-auto"
        />
      )}
    </>
  );
}
