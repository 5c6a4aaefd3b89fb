import { Heart } from 'lucide-react';
import { type CalendarDate, datePartsOf } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { clockTime } from '#base/clock-time.ts';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { AgendaItem } from '../../rules/agenda-item.ts';
import { KIND_FACES } from './kind-faces.ts';

/** More than these stand behind '+2 more', or a day would make its week taller than the others. */
const MOST_SHOWN = 3;
const MOST_DOTS = 4;

interface MonthCellProps {
  day: CalendarDate;
  items: readonly AgendaItem[];
  isOutside: boolean;
  isToday: boolean;
  isWedding: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function nameOf({ day, items, isToday, isWedding }: MonthCellProps): string {
  return [
    formatLongDate(day),
    isToday && 'today',
    isWedding && 'your wedding day',
    items.length > 0 ? plural(items.length, 'thing') : 'nothing planned',
  ]
    .filter(Boolean)
    .join(', ');
}

function CellItem({ item }: { item: AgendaItem }) {
  const { icon: Icon, tint } = KIND_FACES[item.kind];
  return (
    <PlainLink
      to={item.href}
      title={item.title}
      className={classNames(
        'flex min-h-6 min-w-0 items-start gap-1 rounded-mark px-1.5 py-0.75 text-xs hover:underline',
        tint,
      )}
    >
      <Icon size={13} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className={classNames('line-clamp-3 wrap-anywhere', item.isDone && 'line-through')}>
        {item.time && `${clockTime(item.time.startsAt)} `}
        {item.title}
      </span>
    </PlainLink>
  );
}

function Dots({ items }: { items: readonly AgendaItem[] }) {
  return (
    <span className="flex h-1.5 justify-center gap-0.75 md:hidden print:hidden" aria-hidden="true">
      {items.slice(0, MOST_DOTS).map(({ id, kind }) => (
        <span key={id} className={classNames('size-1.5 rounded-full', KIND_FACES[kind].dot)} />
      ))}
    </span>
  );
}

/** A day: on phones its number and a dot for each thing, with room the things themselves. */
export function MonthCell(props: MonthCellProps) {
  const { day, items, isOutside, isToday, isWedding, isSelected, onSelect } = props;
  const shown = items.length > MOST_SHOWN ? MOST_SHOWN - 1 : items.length;
  const more = items.length - shown;
  return (
    <td
      className={classNames(
        'border-line align-top md:h-30 md:border md:p-1 lg:p-1.5 print:h-24 print:border print:p-1',
        isWedding ? 'md:bg-blush' : isOutside ? 'md:bg-linen' : 'md:bg-paper',
      )}
    >
      <button
        type="button"
        data-day={day}
        aria-label={nameOf(props)}
        aria-pressed={isSelected}
        tabIndex={isSelected ? 0 : -1}
        onClick={onSelect}
        className={classNames(
          'flex h-12 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-input tabular-nums md:h-8 md:flex-row md:justify-start md:gap-1.5 md:px-1',
          'focus-visible:outline-2 focus-visible:outline-primary focus-visible:outline-offset-1',
          isOutside && 'text-ink-soft',
          isSelected && 'bg-cove-tint md:bg-transparent',
        )}
      >
        <span
          className={classNames(
            'flex size-7 items-center justify-center rounded-full leading-none',
            isToday && 'bg-primary font-semibold text-paper',
            isSelected && !isToday && 'font-semibold ring-2 ring-secondary',
            isWedding && !isToday && 'font-semibold text-primary',
          )}
        >
          {datePartsOf(day).day}
        </span>
        {isWedding && (
          <Heart size={14} className="hidden fill-current text-primary md:block" aria-hidden="true" />
        )}
        <Dots items={items} />
      </button>
      <ul className="mt-0.5 hidden space-y-1 md:block print:block">
        {items.map((item, place) => (
          // Nobody can press paper: it has them all.
          <li key={item.id} className={place < shown ? undefined : 'hidden print:list-item'}>
            <CellItem item={item} />
          </li>
        ))}
        {more > 0 && (
          <li className="print:hidden">
            <button
              type="button"
              className="min-h-6 rounded-mark px-1.5 font-medium text-ink-soft text-xs hover:text-ink hover:underline"
              aria-label={`${more} more on ${formatLongDate(day)}`}
              onClick={onSelect}
            >
              +{more} more
            </button>
          </li>
        )}
      </ul>
    </td>
  );
}
