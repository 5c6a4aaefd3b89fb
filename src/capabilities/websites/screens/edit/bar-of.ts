import type { Editor } from './store/use-editor.ts';

/** Of all that is known, what the bar shows: it stays as it is while somebody types. */
export function barOf({ store, status, pending, held, canUndo, canRedo, changes }: Editor) {
  return { store, status, pending, held, canUndo, canRedo, changes };
}
