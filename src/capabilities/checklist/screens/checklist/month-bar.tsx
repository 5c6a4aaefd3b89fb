import { createPortal } from 'react-dom';
import { classNames } from '#ui/class-names.ts';
import type { Held } from '#ui/use-hold-to-drag.ts';
import type { ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { AFTER } from '../../rules/task-month.ts';

/** Every month within reach of the finger that holds a task, on the half of the screen where it is not. */
export function MonthBar({ held, groups }: { held: Held; groups: readonly Group<ChecklistTask>[] }) {
  return createPortal(
    <section
      aria-label="Drop on a month"
      className={classNames(
        'fixed inset-x-0 z-40 border-line bg-paper p-3 shadow-float',
        held.isInUpperHalf ? 'bottom-(--foot-bar,0) border-t' : 'top-0 border-b',
      )}
    >
      <ul className="grid grid-cols-4 gap-2">
        {groups
          .filter(({ place }) => place !== AFTER)
          .map(({ place, label, open }) => (
            <li
              key={place}
              data-drop={place}
              className="flex min-h-12 flex-col items-center justify-center rounded-card border border-line data-over:border-secondary data-over:bg-cove-tint"
            >
              <span className="max-w-full truncate font-semibold text-xs sm:text-sm">{label}</span>
              <span className="text-ink-soft text-xs tabular-nums">{open}</span>
            </li>
          ))}
      </ul>
    </section>,
    document.body,
  );
}
