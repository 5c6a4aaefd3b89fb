import { classNames } from '#ui/class-names.ts';
import type { ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { useMonthDrop } from './task-drag.ts';

/** More would not fit under one another. */
const MOST_DOTS = 14;

function Dots({ count, look }: { count: number; look: string }) {
  const dots = Array.from({ length: Math.min(count, MOST_DOTS) }, (_, place) => `dot ${place}`);
  return (
    <span aria-hidden="true" className="mx-auto flex h-24 w-6 flex-wrap-reverse content-start gap-1">
      {dots.map((dot) => (
        <span key={dot} className={classNames('size-2.5 rounded-full', look)} />
      ))}
    </span>
  );
}

function MonthDots({
  group,
  isNow,
  onJump,
}: {
  group: Group<ChecklistTask>;
  isNow: boolean;
  onJump: () => void;
}) {
  const { ref, dropProps, isDropTarget } = useMonthDrop<HTMLAnchorElement>(group.place);
  const name = group.label.slice(0, group.label === 'After' ? 5 : 3);
  return (
    <a
      {...dropProps}
      ref={ref}
      href={`#month-${group.place}`}
      onClick={onJump}
      className={classNames(
        'block rounded-input py-2 text-center text-xs hover:bg-linen lg:px-1 lg:text-sm',
        isNow ? 'font-semibold text-primary' : 'text-ink',
        isDropTarget && 'bg-cove-tint outline-2 outline-secondary',
      )}
    >
      <Dots count={group.open} look={isNow ? 'bg-primary' : 'border-[1.5px] border-gold bg-paper'} />
      <span className="mt-1 block whitespace-nowrap">
        {name} <b className="font-semibold tabular-nums">{group.open}</b>
        <span className="sr-only"> tasks</span>
      </span>
    </a>
  );
}

interface YearStripProps {
  groups: readonly Group<ChecklistTask>[];
  done: number;
  onJump: (place: string) => void;
}

/** The whole year at a glance, a dot for each task: months to jump to, and to drop a task on. */
export function YearStrip({ groups, done, onJump }: YearStripProps) {
  return (
    <nav aria-label="Months" data-print="hidden">
      <ul className="relative hidden overflow-x-auto rounded-card border border-line bg-paper px-3 py-3 md:flex">
        <li className="min-w-13 grow border-line border-e lg:min-w-16 lg:px-1">
          <a
            href="#done"
            className="block rounded-input py-2 text-center text-xs hover:bg-linen lg:px-1 lg:text-sm"
          >
            <Dots count={done} look="bg-green" />
            <span className="mt-1 block whitespace-nowrap">
              Done <b className="font-semibold tabular-nums">{done}</b>
              <span className="sr-only"> tasks</span>
            </span>
          </a>
        </li>
        {groups.map((group, place) => (
          <li key={group.place} className="min-w-13 grow border-line not-last:border-e lg:min-w-16 lg:px-1">
            <MonthDots group={group} isNow={place === 0} onJump={() => onJump(group.place)} />
          </li>
        ))}
      </ul>
      <ul className="relative -mx-5 flex gap-2.5 overflow-x-auto px-5 pb-1 md:hidden">
        {groups.map((group, place) => (
          <li key={group.place}>
            <a
              href={`#month-${group.place}`}
              onClick={() => onJump(group.place)}
              className={classNames(
                'flex min-h-15 min-w-14 flex-col items-center justify-center rounded-card border px-3',
                place === 0 ? 'border-primary bg-primary text-paper' : 'border-line bg-paper',
              )}
            >
              <span className="font-display text-xl leading-6 tabular-nums">{group.open}</span>
              <span className="whitespace-nowrap text-sm">
                {group.label.slice(0, group.label === 'After' ? 5 : 3)}
                <span className="sr-only">, tasks</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
