import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { ChecklistTask } from '../../contract.ts';
import type { Group } from '../../rules/checklist-view.ts';
import { type LaterGroup, laterGroups } from '../../rules/later-groups.ts';
import { topicWords } from '../../rules/topic-words.ts';
import { useChecklist } from './checklist-context.ts';
import { useMonthDrop } from './task-drag.ts';
import { TaskRow } from './task-row.tsx';

function Count({ count }: { count: number }) {
  return (
    <span className="rounded-full bg-gold-tint px-2.5 py-0.5 font-semibold text-sm tabular-nums">
      {count}
      <span className="sr-only"> tasks</span>
    </span>
  );
}

/** One month that is open; among others it says its name. */
function MonthTasks({ group, isNamed }: { group: Group<ChecklistTask>; isNamed: boolean }) {
  const { ref, dropProps, isDropTarget } = useMonthDrop<HTMLDivElement>(group.place);
  return (
    <div
      {...dropProps}
      ref={ref}
      id={isNamed ? `month-${group.place}` : undefined}
      className={classNames(
        'scroll-mt-24 border-line border-t data-over:bg-cove-tint',
        isDropTarget && 'bg-cove-tint',
      )}
    >
      {isNamed && (
        <h4 className="px-4 pt-4 pb-1 font-text font-semibold text-base text-ink-soft md:px-5">
          {group.label}
        </h4>
      )}
      {group.tasks.length === 0 ? (
        <p className="px-4 py-3 text-ink-soft md:px-5">Nothing planned. Drop a task here, or move one.</p>
      ) : (
        <ul>
          {group.tasks.map((task) => (
            <TaskRow key={task.uuid} task={task} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CardProps {
  group: LaterGroup<ChecklistTask>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className: string;
}

/** Folded, it says how much of what; open, it takes the whole width. */
function LaterCard({ group, isOpen, onOpenChange, className }: CardProps) {
  const { ref, dropProps, isDropTarget } = useMonthDrop<HTMLLIElement>(group.place);
  const isOne = group.months.length === 1;
  const topics = topicWords(group.months.flatMap(({ tasks }) => tasks));
  return (
    <li
      {...(isOne && dropProps)}
      ref={ref}
      id={isOne ? `month-${group.place}` : undefined}
      className={classNames(
        'min-w-0 scroll-mt-24 border-line bg-paper data-over:bg-cove-tint max-sm:not-first:border-t sm:rounded-card sm:border',
        isOpen && 'sm:col-span-full',
        isOne && isDropTarget && 'sm:border-secondary bg-cove-tint!',
        className,
      )}
    >
      {!isOne &&
        !isOpen &&
        group.months.map(({ place }) => (
          <span key={place} id={`month-${place}`} className="block scroll-mt-24" />
        ))}
      <Disclosure isExpanded={isOpen} onExpandedChange={onOpenChange} className="group">
        <Heading level={3} className="font-text text-base tracking-normal">
          <Button slot="trigger" className="block w-full rounded-card px-4 py-3.5 text-start sm:px-5 sm:py-4">
            <span className="flex items-center gap-3">
              <span className="min-w-0 grow sm:font-display sm:text-xl">{group.label}</span>
              <Count count={group.open} />
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="shrink-0 text-ink-soft transition-transform group-data-expanded:-scale-y-100"
              />
            </span>
            {!isOpen && (
              <span className="mt-1 block break-words text-ink-soft text-sm max-sm:hidden">
                {topics || 'Nothing planned'}
              </span>
            )}
          </Button>
        </Heading>
        <DisclosurePanel>
          {isOpen &&
            group.months.map((month) => <MonthTasks key={month.place} group={month} isNamed={!isOne} />)}
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

/** What can wait, folded until its month comes; on a phone months far off stand behind one row. */
export function LaterMonths({ groups, open, onOpenChange }: LaterMonthsProps) {
  const { list } = useChecklist();
  const [isFarShown, setFarShown] = useState(false);
  const shown = laterGroups(groups, { hasDay: list.weddingDate !== null });
  const isOpen = ({ months }: LaterGroup<ChecklistTask>) => months.some(({ place }) => open.has(place));
  const far = shown.filter((group) => group.isFar);
  const [firstFar] = far;
  // Whoever jumps to one of them by the strip above finds it.
  const isFolded = !isFarShown && !far.some(isOpen);
  return (
    <section aria-labelledby="later" data-print="hidden">
      <h2 id="later" className="mb-4">
        Later{' '}
        <span className="ms-2 font-normal font-text text-base text-ink-soft max-sm:hidden">
          Folded away until its month comes
        </span>
      </h2>
      <ul className="max-sm:overflow-clip max-sm:rounded-card max-sm:border max-sm:border-line sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {shown.map((group) => (
          <LaterCard
            key={group.place}
            group={group}
            isOpen={isOpen(group)}
            onOpenChange={(next) => {
              if (next) onOpenChange(group.place, true);
              else for (const { place } of group.months) onOpenChange(place, false);
            }}
            className={classNames(group.isFar && isFolded && 'max-sm:hidden')}
          />
        ))}
        {firstFar && isFolded && (
          <li className="border-line border-t bg-paper sm:hidden">
            <Button
              className="flex w-full items-center gap-3 px-4 py-3.5 text-start"
              onPress={() => setFarShown(true)}
            >
              <span className="min-w-0 grow">{firstFar.months[0]?.label} and later</span>
              <Count count={far.reduce((sum, group) => sum + group.open, 0)} />
              <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
