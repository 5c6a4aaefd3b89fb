import { type RefObject, useRef } from 'react';
import { useDrag, useDrop } from 'react-aria-components';
import type { ChecklistTask } from '../../contract.ts';
import type { Place } from '../../rules/task-month.ts';
import { AFTER } from '../../rules/task-month.ts';
import { useChecklist } from './checklist-context.ts';

const TASK = 'ampersand-checklist-task';

/** The handle by which a task is taken to another month, by pointer or by keyboard. */
export function useTaskDrag({ uuid, title }: Pick<ChecklistTask, 'uuid' | 'title'>) {
  return useDrag({ getItems: () => [{ [TASK]: uuid, 'text/plain': title }] });
}

/** A month that takes tasks in. After the wedding comes what belongs there, and nothing else. */
export function useMonthDrop<T extends HTMLElement>(
  place: Place,
): { ref: RefObject<T | null>; dropProps: object; isDropTarget: boolean } {
  const { list, actions } = useChecklist();
  const ref = useRef<T>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: ref as RefObject<HTMLElement | null>,
    isDisabled: !actions || place === AFTER,
    getDropOperation: (types) => (types.has(TASK) ? 'move' : 'cancel'),
    onDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(TASK)) continue;
        const uuid = await item.getText(TASK);
        const task = list.tasks.find((one) => one.uuid === uuid);
        if (task) actions?.moveTo(task, place);
      }
    },
  });
  // What a finger holds looks for its place itself.
  const finger = actions && place !== AFTER ? { 'data-drop': place } : {};
  return { ref, dropProps: { ...dropProps, ...finger }, isDropTarget };
}
