import type { BudgetAnswer, ChangedBudget } from '../../contract.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import type { TakenStep } from '../../rules/changes/taken-steps.ts';
import {
  isPassing,
  pauseBefore,
  type QueuedChange,
  readQueue,
  showChange,
  withChange,
  withoutChange,
} from '../../rules/queue/change-queue.ts';
import { inChanges } from '../../rules/queue/in-changes.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline';

export type BudgetSnapshot = {
  /** As the server last told it, with everything on top that is still on its way. */
  budget: BudgetAnswer;
  status: SaveStatus;
  /** How many changes are kept on this device alone. */
  pending: number;
  canUndo: boolean;
  canRedo: boolean;
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StorePorts = {
  send: (change: QueuedChange) => Promise<ChangedBudget>;
  newUuid: () => string;
  /** Where what is on its way outlives the page; none on the server, or where the browser allows none. */
  shelf: () => Shelf | undefined;
  shelfKey: string;
  onRefused: (change: QueuedChange, error: unknown) => void;
  onCrossed: (change: QueuedChange, told: Pick<ChangedBudget, 'crossed' | 'crossedBy'>) => void;
  /** What is shown is not all there is to know: ask again. */
  onStale: () => void;
};

/** What is undone together, by the id of its first change. A long paste is sent as several. */
type Done = { uuid: string; parts: readonly DonePart[] };
type DonePart = { uuid: string; steps: readonly TakenStep[] };

/**
 * The budget on this page: what the server told, and on top what was changed here. A change is seen at once, kept on the
 * device until the server has it, and sent in order under an id by which it counts once.
 */
export function createBudgetStore(first: BudgetAnswer, ports: StorePorts) {
  const listeners = new Set<() => void>();
  let answer = first;
  /** With everything on top that is on its way. */
  let shown = first;
  let queue: QueuedChange[] = [];
  let undoable: Done[] = [];
  let redoable: Done[] = [];
  let isSending = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot = look();

  function look(): BudgetSnapshot {
    return {
      budget: shown,
      status: queue.length === 0 ? 'saved' : tries > 0 ? 'offline' : 'saving',
      pending: queue.length,
      canUndo: undoable.length > 0,
      canRedo: redoable.length > 0,
    };
  }

  function pile() {
    shown = queue.reduce((below, change) => showChange(below, change).state, answer);
  }

  function publish() {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  /** Other pages of the same person write to the same place, so it is read anew each time. */
  function shelve(next: (kept: QueuedChange[]) => QueuedChange[]) {
    const shelf = ports.shelf();
    if (!shelf) return;
    try {
      const kept = next(readQueue(shelf.getItem(ports.shelfKey)));
      if (kept.length === 0) shelf.removeItem(ports.shelfKey);
      else shelf.setItem(ports.shelfKey, JSON.stringify(kept));
    } catch {
      // A full or closed shelf: the change is still on its way from this page.
    }
  }

  function drop(uuid: string) {
    queue = withoutChange(queue, uuid);
    shelve((kept) => withoutChange(kept, uuid));
  }

  function acknowledge(change: QueuedChange, { version, crossed, crossedBy }: ChangedBudget) {
    // What others did in between, and what an undoing left alone, only the server can tell.
    const isAllKnown = version === answer.version + 1 && 'operations' in change;
    answer = { ...showChange(answer, change).state, version };
    drop(change.uuid);
    publish();
    if (crossed.length > 0) ports.onCrossed(change, { crossed, crossedBy });
    if (!isAllKnown) ports.onStale();
  }

  function refuse(change: QueuedChange, error: unknown) {
    drop(change.uuid);
    undoable = undoable.flatMap((done) => {
      const parts = done.parts.filter(({ uuid }) => uuid !== change.uuid);
      return parts.length > 0 ? [{ ...done, parts }] : [];
    });
    pile();
    publish();
    ports.onRefused(change, error);
    ports.onStale();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    for (let change = queue[0]; change; change = queue[0]) {
      try {
        const changed = await ports.send(change);
        tries = 0;
        acknowledge(change, changed);
      } catch (error) {
        const status = statusOf(error);
        if (isPassing(status)) {
          tries += 1;
          timer = setTimeout(() => void sendAll(), pauseBefore(tries));
          publish();
          break;
        }
        tries = 0;
        refuse(change, error);
      }
    }
    isSending = false;
  }

  function enqueue(change: QueuedChange): DonePart {
    const { state, steps } = showChange(shown, change);
    shown = state;
    queue = withChange(queue, change);
    shelve((kept) => withChange(kept, change));
    return { uuid: change.uuid, steps };
  }

  function together(parts: readonly DonePart[]): Done {
    return { uuid: parts[0]?.uuid ?? '', parts };
  }

  function takeBack({ parts }: Done): Done {
    const backwards = parts.toReversed();
    return together(
      backwards.map(({ uuid, steps }) => enqueue({ uuid: ports.newUuid(), undoes: uuid, steps })),
    );
  }

  function leave() {
    publish();
    void sendAll();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => snapshot,
    /** Takes what the server told, unless this page knows newer. */
    receive(told: BudgetAnswer) {
      if (told === answer || told.version < answer.version) return;
      answer = told;
      pile();
      publish();
    },
    /** Takes up what an earlier visit could not send. */
    start() {
      const kept = readQueue(ports.shelf()?.getItem(ports.shelfKey) ?? null);
      queue = kept.reduce(withChange, queue);
      if (queue.length === 0) return;
      pile();
      leave();
    },
    stop() {
      clearTimeout(timer);
    },
    /** For the moment the connection is back. */
    sendNow() {
      if (queue.length > 0) void sendAll();
    },
    /** Sent as many changes where it is long, and one to whoever made it. */
    change(operations: readonly BudgetOperation[], typed?: string): string {
      const basedOn = answer.version;
      const done = together(
        inChanges(operations).map((part) =>
          enqueue({ uuid: ports.newUuid(), operations: part, basedOn, typed }),
        ),
      );
      undoable = [...undoable, done];
      redoable = [];
      leave();
      return done.uuid;
    },
    /** The newest change of this page, or one of some time ago, as the button of its toast asks for. */
    undo(uuid = undoable.at(-1)?.uuid) {
      const done = undoable.find((other) => other.uuid === uuid);
      if (!done) return;
      undoable = undoable.filter((other) => other !== done);
      redoable = [...redoable, takeBack(done)];
      leave();
    },
    redo() {
      const done = redoable.at(-1);
      if (!done) return;
      redoable = redoable.slice(0, -1);
      undoable = [...undoable, takeBack(done)];
      leave();
    },
  };
}

export type BudgetStore = ReturnType<typeof createBudgetStore>;

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
