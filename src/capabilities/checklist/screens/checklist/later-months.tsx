import { ChevronDown } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { useMonthDrop } from './task-drag.ts';
import { TaskRow } from './task-row.tsx';

interface MonthCardProps {
  group: Group<ChecklistTask>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Folded, it says how much of what; open, it takes the whole width. */
function MonthCard({ group, isOpen, onOpenChange }: MonthCardProps) {
  const { ref, dropProps, isDropTarget } = useMonthDrop<HTMLLIElement>(group.place);
  const titles = group.tasks.map(({ title }) => title).join(' · ');
  return (
    <li
      {...dropProps}
      ref={ref}
      id={`month-${group.place}`}
      className={classNames(
        'min-w-0 scroll-mt-24 rounded-card border bg-paper',
        isOpen && 'sm:col-span-full',
        isDropTarget ? 'border-secondary bg-cove-tint' : 'border-line',
      )}
    >
      <Disclosure isExpanded={isOpen} onExpandedChange={onOpenChange} className="group">
        <Heading level={3} className="font-text text-base tracking-normal">
          <Button slot="trigger" className="block w-full rounded-card px-5 py-3.5 text-start md:py-4">
            <span className="flex items-center gap-3">
              <span className="grow font-display text-xl">{group.label}</span>
              <span className="rounded-full bg-gold-tint px-2.5 py-0.5 font-semibold text-sm tabular-nums">
                {group.open}
                <span className="sr-only"> tasks</span>
              </span>
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="text-ink-soft transition-transform group-data-expanded:-scale-y-100"
              />
            </span>
            {!isOpen && (
              <span className="mt-1 line-clamp-2 text-ink-soft text-sm max-sm:hidden">
                {titles || 'Nothing planned'}
              </span>
            )}
          </Button>
        </Heading>
        <DisclosurePanel>
          {group.tasks.length === 0 ? (
            <p className="px-5 pb-4 text-ink-soft">Nothing planned. Drop a task here, or move one.</p>
          ) : (
            <ul className="border-line border-t">
              {isOpen && group.tasks.map((task) => <TaskRow key={task.uuid} task={task} />)}
            </ul>
          )}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}

interface LaterMonthsProps {
  groups: readonly Group<ChecklistTask>[];
  open: ReadonlySet<string>;
  onOpenChange: (place: string, isOpen: boolean) => void;
}

export function LaterMonths({ groups, open, onOpenChange }: LaterMonthsProps) {
  return (
    <section aria-labelledby="later" data-print="hidden">
      <h2 id="later" className="mb-4">
        Later{' '}
        <span className="ms-2 font-normal font-text text-base text-ink-soft">
          Folded until its month comes
        </span>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <MonthCard
            key={group.place}
            group={group}
            isOpen={open.has(group.place)}
            onOpenChange={(isOpen) => onOpenChange(group.place, isOpen)}
          />
        ))}
      </ul>
    </section>
  );
}
