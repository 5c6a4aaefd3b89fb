import { expect, it, vi } from 'vitest';
import { toastStore } from '#ui/toast-store.ts';
import { undoLast } from './undo-last.ts';

it('takes the newest way back once, and nothing where none is offered', () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  const offer = (onPress: () => void) => ({ secondAction: { label: 'Undo', onPress } });
  const ids = [
    toastStore.show({ tone: 'positive', message: 'Snoozed', ...offer(older) }),
    toastStore.show({ tone: 'positive', message: 'Booked', fadeMs: 0, ...offer(newer) }),
    toastStore.show({ tone: 'neutral', message: 'Hello' }),
  ];
  undoLast();
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([0, 1]);
  undoLast();
  undoLast();
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
  for (const id of ids) toastStore.dismiss(id);
});
