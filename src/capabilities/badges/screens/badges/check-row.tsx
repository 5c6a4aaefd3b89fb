import { Circle, CircleCheck } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { ShownCheck } from '../../contract.ts';

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** One line of a rule: whether it is met, how far the figure is, and both figures in words. */
export function CheckRow({ check }: { check: ShownCheck }) {
  const { label, isMet, value, needed, fill, mark } = check;
  const Icon = isMet ? CircleCheck : Circle;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-1.5 sm:grid-cols-[1.25rem_minmax(0,10rem)_minmax(4rem,1fr)_12rem]">
      <Icon
        size={20}
        className={isMet ? 'fill-green text-paper' : 'text-line-strong'}
        aria-label={isMet ? 'Met:' : 'Not met yet:'}
      />
      <span className="min-w-0">{label}</span>
      <span
        aria-hidden="true"
        className="relative col-span-2 col-start-2 row-start-2 h-1.5 rounded-full bg-ink/10 sm:col-span-1 sm:col-start-3 sm:row-start-1"
      >
        <span
          className={classNames('absolute inset-y-0 start-0 rounded-full', isMet ? 'bg-green' : 'bg-gold')}
          style={{ width: percent(fill) }}
        />
        {mark !== null && (
          <span
            className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink"
            style={{ insetInlineStart: percent(mark) }}
          />
        )}
      </span>
      <span className="text-end tabular-nums sm:col-start-4 sm:row-start-1 sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:items-baseline sm:gap-x-3">
        <span className="font-semibold">{value}</span>{' '}
        <span className="text-ink-soft text-sm sm:text-start">{needed}</span>
      </span>
    </li>
  );
}
