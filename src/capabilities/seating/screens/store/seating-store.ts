import type { ChangedPlan, SeatingPlan } from '../../contract/plans.contract.ts';
import { applyOperations } from '../../rules/operations/apply-operations.ts';
import {
  inverseOf,
  type RefusedOperation,
  type SeatingOperation,
  type Step,
} from '../../rules/operations/steps.ts';
import {
  isPassing,
  nextBatch,
  pauseBefore,
  readQueue,
  withOperation,
  withoutOperations,
} from '../../rules/queue/operation-queue.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline';

export type SeatingSnapshot = {
  /** As the server last told it, with everything on top that is still on its way. */
  plan: SeatingPlan;
  status: SaveStatus;
  /** How many changes are kept on this device alone. */
  pending: number;
  canUndo: boolean;
  canRedo: boolean;
  /** What the next step back takes back, and the next one forth does again. */
  toUndo: readonly Step[];
  toRedo: readonly Step[];
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type StorePorts = {
  send: (operations: SeatingOperation[]) => Promise<ChangedPlan>;
  newUuid: () => string;
  /** Where what is on its way outlives the page; none on the server, or where the browser allows none. */
  shelf: () => Shelf | undefined;
  shelfKey: string;
  /** Somebody was faster, here or on the server. */
  onRefused: (refused: RefusedOperation & { by: string }) => void;
  /** The server takes nothing of it. */
  onFailed: (error: unknown) => void;
  /** What is shown is not all there is to know: ask again. */
  onStale: () => void;
};

/** What else would do where somebody took the chair meanwhile, worked out of the plan as it is then. */
type Again = () => readonly Step[] | undefined;

/**
 * The plan on this page: what the server told, and on top what was changed here. A change is seen at once, kept on the
 * device until the server has it, and sent in order under an id by which it counts once.
 */
export function createSeatingStore(first: SeatingPlan, ports: StorePorts) {
  const listeners = new Set<() => void>();
  let answer = first;
  let shown = first;
  let queue: SeatingOperation[] = [];
  let undoable: SeatingOperation[] = [];
  let redoable: SeatingOperation[] = [];
  const agains = new Map<string, Again>();
  let isSending = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let snapshot = look();

  function look(): SeatingSnapshot {
    return {
      plan: shown,
      status: queue.length === 0 ? 'saved' : tries > 0 ? 'offline' : 'saving',
      pending: queue.length,
      canUndo: undoable.length > 0,
      canRedo: redoable.length > 0,
      toUndo: undoable.at(-1)?.steps ?? [],
      toRedo: redoable.slice(-1).flatMap((undone) => inverseOf(undone, '').steps),
    };
  }

  function publish() {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  function apply(plan: SeatingPlan, operations: readonly SeatingOperation[]) {
    const coming = new Set(plan.people.map(({ uuid }) => uuid));
    return applyOperations(plan.state, operations, (uuid) => coming.has(uuid));
  }

  function withState(plan: SeatingPlan, state: ReturnType<typeof apply>['state']): SeatingPlan {
    return state === plan.state ? plan : { ...plan, state: state as SeatingPlan['state'] };
  }

  function pile() {
    shown = withState(answer, apply(answer, queue).state);
  }

  /** Other pages of the same person write to the same place, so it is read anew each time. */
  function shelve(next: (kept: SeatingOperation[]) => SeatingOperation[]) {
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

  function drop(uuids: ReadonlySet<string>) {
    queue = withoutOperations(queue, uuids);
    shelve((kept) => withoutOperations(kept, uuids));
  }

  function forget(uuids: ReadonlySet<string>) {
    undoable = withoutOperations(undoable, uuids);
    redoable = withoutOperations(redoable, uuids);
  }

  function tryAgain({ uuid, why }: RefusedOperation): boolean {
    const again = why === 'TAKEN' ? agains.get(uuid) : undefined;
    const steps = again?.();
    return steps !== undefined && change(steps, again) !== undefined;
  }

  function acknowledge(sent: readonly SeatingOperation[], changed: ChangedPlan) {
    const refused = new Set(changed.refused.map(({ uuid }) => uuid));
    const taken = sent.filter(({ uuid }) => !refused.has(uuid));
    // What others did in between only the server can tell.
    const isAllKnown = changed.state !== null || changed.version === answer.version + 1;
    const state = changed.state ?? apply(answer, taken).state;
    answer = { ...withState(answer, state), version: changed.version };
    drop(new Set(sent.map(({ uuid }) => uuid)));
    forget(refused);
    pile();
    publish();
    for (const one of changed.refused) if (!tryAgain(one)) ports.onRefused(one);
    for (const { uuid } of sent) agains.delete(uuid);
    if (!isAllKnown || refused.size > 0) ports.onStale();
  }

  function fail(sent: readonly SeatingOperation[], error: unknown) {
    const uuids = new Set(sent.map(({ uuid }) => uuid));
    drop(uuids);
    forget(uuids);
    pile();
    publish();
    ports.onFailed(error);
    ports.onStale();
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    while (queue.length > 0) {
      const batch = nextBatch(queue);
      try {
        const changed = await ports.send(batch);
        tries = 0;
        acknowledge(batch, changed);
      } catch (error) {
        if (isPassing(statusOf(error))) {
          tries += 1;
          timer = setTimeout(() => void sendAll(), pauseBefore(tries));
          publish();
          break;
        }
        tries = 0;
        fail(batch, error);
      }
    }
    isSending = false;
  }

  /** Whether it could be done to what is shown; what cannot is not sent either. */
  function enqueue(operation: SeatingOperation): boolean {
    const { state, refused } = apply(shown, [operation]);
    for (const one of refused) ports.onRefused({ ...one, by: '' });
    if (refused.length > 0) return false;
    shown = withState(shown, state);
    queue = withOperation(queue, operation);
    shelve((kept) => withOperation(kept, operation));
    return true;
  }

  function leave() {
    publish();
    void sendAll();
  }

  function change(steps: readonly Step[], again?: Again): string | undefined {
    if (steps.length === 0) return undefined;
    const operation = { uuid: ports.newUuid(), steps };
    if (!enqueue(operation)) return undefined;
    if (again) agains.set(operation.uuid, again);
    undoable = [...undoable, operation];
    redoable = [];
    leave();
    return operation.uuid;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => snapshot,
    /** Takes what the server told, unless this page knows newer. */
    receive(told: SeatingPlan) {
      if (told === answer || told.version < answer.version) return;
      answer = told;
      pile();
      publish();
    },
    /** Takes up what an earlier visit could not send. */
    start() {
      const kept = readQueue(ports.shelf()?.getItem(ports.shelfKey) ?? null);
      queue = kept.reduce(withOperation, queue);
      if (queue.length === 0) return;
      pile();
      leave();
    },
    /** Once the server has everything; what looks at a whole plan begins from there. */
    whenSaved(): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (queue.length > 0) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
    stop() {
      clearTimeout(timer);
    },
    /** For the moment the connection is back. */
    sendNow() {
      if (queue.length > 0) void sendAll();
    },
    /**
     * The id of what was done; undefined where there was nothing to do or it cannot be done. `again` is for wishes that
     * another chair fulfils as well: two partners who fill one table at once both do.
     */
    change,
    /** An operation that the server made for this page, such as the seats a run found: it can be undone like any other. */
    remember(operation: SeatingOperation) {
      if (operation.steps.length === 0) return;
      undoable = [...undoable, operation];
      redoable = [];
      publish();
    },
    /** The newest change of this page, or one of some time ago, as the button of its toast asks for; whether it could be. */
    undo(uuid = undoable.at(-1)?.uuid): boolean {
      const done = undoable.find((other) => other.uuid === uuid);
      if (!done) return false;
      undoable = undoable.filter((other) => other !== done);
      const back = inverseOf(done, ports.newUuid());
      const isDone = enqueue(back);
      if (isDone) redoable = [...redoable, back];
      leave();
      return isDone;
    },
    redo(): boolean {
      const undone = redoable.at(-1);
      if (!undone) return false;
      redoable = redoable.slice(0, -1);
      const again = inverseOf(undone, ports.newUuid());
      const isDone = enqueue(again);
      if (isDone) undoable = [...undoable, again];
      leave();
      return isDone;
    },
  };
}

export type SeatingStore = ReturnType<typeof createSeatingStore>;

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
