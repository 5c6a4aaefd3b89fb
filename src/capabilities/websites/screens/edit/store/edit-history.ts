import { showOperations } from '../../../rules/editing/local/show-operations.ts';
import { type Done, takeBack } from '../../../rules/editing/local/take-back.ts';
import type { SiteOperation } from '../../../rules/editing/operations.ts';
import type { SiteDraft } from '../../../rules/stored/site-content.ts';

/** What is undone in one go. */
type Step = { field: string | undefined; at: number; done: Done[] };

/** A pause after which further typing is a step of its own. */
const ONE_GO_MS = 1_500;
const MOST_STEPS = 200;

function doneBy(draft: SiteDraft, operations: readonly SiteOperation[]): Done[] {
  let before = draft;
  return operations.map((operation) => {
    const done = { before, operation };
    before = showOperations(before, [operation]);
    return done;
  });
}

/** What was done on this page and can be taken back, and what was taken back and can be done again. */
export function createHistory(now: () => number) {
  let undoable: Step[] = [];
  let redoable: Step[] = [];

  function back(step: Step, draft: SiteDraft): { operations: SiteOperation[]; inverse: Step } {
    const operations: SiteOperation[] = [];
    let current = draft;
    for (const done of step.done.toReversed()) {
      const taken = takeBack(done, current);
      operations.push(...taken);
      current = showOperations(current, taken);
    }
    return { operations, inverse: { field: undefined, at: 0, done: doneBy(draft, operations) } };
  }

  return {
    canUndo: () => undoable.length > 0,
    canRedo: () => redoable.length > 0,
    note(before: SiteDraft, operations: readonly SiteOperation[], field: string | undefined) {
      const last = undoable.at(-1);
      const [first] = last?.done ?? [];
      const [operation] = operations;
      const isOneGo = field !== undefined && last?.field === field && now() - last.at < ONE_GO_MS;
      if (isOneGo && first && operation) {
        const step = { field, at: now(), done: [{ before: first.before, operation }] };
        undoable = [...undoable.slice(0, -1), step];
      } else {
        undoable = [...undoable, { field, at: now(), done: doneBy(before, operations) }].slice(-MOST_STEPS);
      }
      redoable = [];
    },
    undo(draft: SiteDraft): SiteOperation[] {
      const step = undoable.at(-1);
      if (!step) return [];
      const { operations, inverse } = back(step, draft);
      undoable = undoable.slice(0, -1);
      if (operations.length > 0) redoable = [...redoable, inverse];
      return operations;
    },
    redo(draft: SiteDraft): SiteOperation[] {
      const step = redoable.at(-1);
      if (!step) return [];
      const { operations, inverse } = back(step, draft);
      redoable = redoable.slice(0, -1);
      if (operations.length > 0) undoable = [...undoable, inverse];
      return operations;
    },
  };
}
