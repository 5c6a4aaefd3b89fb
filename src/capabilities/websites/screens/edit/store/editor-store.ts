import type { SavedOperations, Website } from '../../../contract/editor.contract.ts';
import type { Conflict } from '../../../rules/editing/draft-editor.ts';
import {
  type HeldChange,
  heldFor,
  holdConflicts,
  keepMine,
} from '../../../rules/editing/local/held-changes.ts';
import {
  type Batch,
  countKept,
  isNothing,
  isPassing,
  type KeptChanges,
  NOTHING_KEPT,
  pauseBefore,
} from '../../../rules/editing/local/kept-changes.ts';
import { withOperation, withVersions } from '../../../rules/editing/local/merge-operations.ts';
import { showOperations, versionSeen } from '../../../rules/editing/local/show-operations.ts';
import { stamped, versionsOfBatch } from '../../../rules/editing/local/versions-of-batch.ts';
import type { SiteOperation } from '../../../rules/editing/operations.ts';
import { siteProblem } from '../../../rules/editing/site-problem.ts';
import { MOST_OPERATIONS } from '../../../rules/site-limits.ts';
import type { SiteDraft } from '../../../rules/stored/site-content.ts';
import { createHistory } from './edit-history.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'refused';

export type EditorSnapshot = {
  /** As the server last told it, with everything on top that is still on its way. */
  draft: SiteDraft;
  /** As the server has it. */
  server: SiteDraft;
  /** The preview follows it. */
  savedVersion: number;
  /** What publishing would bring, line by line. */
  changes: readonly string[];
  status: SaveStatus;
  /** Why the server did not take it. */
  problem: string | undefined;
  /** How many changes are kept on this device alone. */
  pending: number;
  held: readonly HeldChange[];
  canUndo: boolean;
  canRedo: boolean;
};

type Told = SiteDraft & Pick<Website, 'draftVersion' | 'changes'>;

export type EditorPorts = {
  send: (batch: Batch) => Promise<SavedOperations>;
  newUuid: () => string;
  now: () => number;
  /** What is not saved yet outlives the page here. */
  keep: (kept: KeptChanges) => void;
  /** What is shown is not all there is to know: ask again. */
  onStale: () => void;
};

/** A hand that rests this long has finished a word; one that never rests is saved all the same. */
const REST_MS = 700;
const LONGEST_WAIT_MS = 3_000;

function draftOf({ look, lookVersion, pages }: Told): SiteDraft {
  return { look, lookVersion, pages };
}

function conflictsOf(error: unknown): readonly Conflict[] {
  const body: unknown = typeof error === 'object' && error !== null && 'body' in error ? error.body : null;
  const found = typeof body === 'object' && body !== null && 'conflicts' in body ? body.conflicts : [];
  return Array.isArray(found) ? found : [];
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/**
 * The website on this page: what the server told, and on top what was written here. It is seen at once, kept on the device
 * until the server has it, and sent in batches that count once however often they are sent.
 */
export function createEditorStore(first: Told, ports: EditorPorts) {
  const listeners = new Set<() => void>();
  const history = createHistory(ports.now);
  let known = { draft: draftOf(first), version: first.draftVersion, changes: first.changes };
  let kept: KeptChanges = NOTHING_KEPT;
  let shown = known.draft;
  /** Whether the batch on its way was sent before, without an answer. */
  let wasTried = false;
  let isSending = false;
  let tries = 0;
  let problem: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstUnsent: number | undefined;
  let snapshot = look();

  function look(): EditorSnapshot {
    const isSaved = kept.sending === null && kept.waiting.length === 0;
    const unsaved = problem !== undefined ? 'refused' : tries > 0 ? 'offline' : 'saving';
    return {
      draft: shown,
      server: known.draft,
      savedVersion: known.version,
      changes: known.changes,
      status: isSaved ? 'saved' : unsaved,
      problem,
      pending: countKept(kept),
      held: kept.held,
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    };
  }

  function publish() {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  function underWay(): SiteOperation[] {
    const held = kept.held.flatMap(({ operations }) => operations);
    return [...(kept.sending?.operations ?? []), ...held, ...kept.waiting];
  }

  function pile() {
    shown = showOperations(known.draft, underWay());
  }

  function hold(next: Partial<KeptChanges>) {
    kept = { ...kept, ...next };
    ports.keep(kept);
  }

  function acknowledge(batch: Batch, saved: SavedOperations) {
    const versions = versionsOfBatch(batch.operations, saved, {
      isFirstAnswer: !wasTried,
      base: known.version,
      draft: known.draft,
    });
    const isStale = saved.draftVersion > known.version + 1;
    // Told of it already, where the news of a change was faster than the answer.
    if (saved.draftVersion > known.version) {
      const draft = stamped(showOperations(known.draft, batch.operations), versions);
      known = { ...known, draft, version: isStale ? known.version : saved.draftVersion };
    }
    known = { ...known, changes: saved.changes };
    [tries, wasTried, problem] = [0, false, undefined];
    hold({ sending: null, waiting: withVersions(kept.waiting, versions) });
    pile();
    publish();
    // What others did in between only the server can tell.
    if (isStale) ports.onStale();
  }

  /** Mine and theirs wait for a decision; the rest of the batch goes out again. */
  function meet(batch: Batch, conflicts: readonly Conflict[]): boolean {
    const { held, rest } = holdConflicts([...batch.operations, ...kept.waiting], conflicts, shown);
    if (held.every(({ operations }) => operations.length === 0)) return false;
    [tries, wasTried, problem] = [0, false, undefined];
    hold({ sending: null, waiting: rest, held: [...kept.held, ...held] });
    publish();
    ports.onStale();
    return true;
  }

  /** Nothing of it was stored. It stays here, and the next change takes it along. */
  function refuse(batch: Batch, error: unknown) {
    problem = error instanceof Error ? error.message : 'An error has occurred';
    wasTried = false;
    hold({ sending: null, waiting: [...batch.operations, ...kept.waiting] });
    publish();
  }

  function takeBatch(): Batch | null {
    if (!kept.sending && kept.waiting.length > 0) {
      const operations = kept.waiting.slice(0, MOST_OPERATIONS);
      const sending = { batchUuid: ports.newUuid(), operations };
      hold({ sending, waiting: kept.waiting.slice(MOST_OPERATIONS) });
    }
    firstUnsent = undefined;
    return kept.sending;
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    let batch = takeBatch();
    // What is typed while a batch is on its way waits for the hand to rest, as what came before it did.
    while (batch && (await sendOne(batch))) batch = firstUnsent === undefined ? takeBatch() : null;
    isSending = false;
    if (firstUnsent !== undefined) sendSoon();
  }

  /** False where it is to be left for now. */
  async function sendOne(batch: Batch): Promise<boolean> {
    try {
      acknowledge(batch, await ports.send(batch));
      return true;
    } catch (error) {
      if (meet(batch, conflictsOf(error))) return true;
      if (!isPassing(statusOf(error))) {
        refuse(batch, error);
        return false;
      }
      [tries, wasTried] = [tries + 1, true];
      timer = setTimeout(() => void sendAll(), pauseBefore(tries));
      publish();
      return false;
    }
  }

  function sendSoon() {
    firstUnsent ??= ports.now();
    // Another try is on its way already, or what is on its way looks for the next when it is there.
    if (tries > 0 || isSending) return;
    clearTimeout(timer);
    const wait = Math.min(REST_MS, firstUnsent + LONGEST_WAIT_MS - ports.now());
    timer = setTimeout(() => void sendAll(), Math.max(wait, 0));
  }

  function enqueue(operations: readonly SiteOperation[]) {
    let { waiting, held } = kept;
    for (const operation of operations) {
      const version = versionSeen(shown, operation);
      const seen = 'version' in operation ? { ...operation, version } : operation;
      const one = heldFor(held, seen);
      if (one) {
        const whole = { ...one, operations: withOperation(one.operations, seen) };
        held = held.map((each) => (each === one ? whole : each));
      } else waiting = withOperation(waiting, seen);
      shown = showOperations(shown, [seen]);
    }
    problem = undefined;
    hold({ waiting, held });
    if (operations.length > 0) sendSoon();
    publish();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => snapshot,
    /** Takes what the server told, unless this page knows newer. */
    receive(told: Told) {
      if (told.draftVersion < known.version) return;
      known = { draft: draftOf(told), version: told.draftVersion, changes: told.changes };
      pile();
      publish();
    },
    /** Takes up what another visit could not send. */
    takeUp(left: KeptChanges) {
      if (isNothing(left)) return;
      // Its batch may have come in: it is sent as it was, before anything else.
      if (left.sending && kept.sending === null) {
        wasTried = true;
        hold({ sending: left.sending });
      } else if (left.sending) hold({ waiting: [...left.sending.operations, ...kept.waiting] });
      hold({ waiting: [...left.waiting, ...kept.waiting], held: [...left.held, ...kept.held] });
      pile();
      publish();
      void sendAll();
    },
    stop() {
      clearTimeout(timer);
    },
    /** For the moment the connection is back, or the page is left. */
    sendNow() {
      firstUnsent = undefined;
      void sendAll();
    },
    /** What is typed into the same field in one go is undone as one. Answers with what keeps it from being stored. */
    change(operations: readonly SiteOperation[], field?: string): string | undefined {
      const after = showOperations(shown, operations);
      const refusal = siteProblem(after);
      if (refusal !== undefined && siteProblem(shown) === undefined) return refusal;
      history.note(shown, operations, field);
      enqueue(operations);
      return undefined;
    },
    undo: () => enqueue(history.undo(shown)),
    redo: () => enqueue(history.redo(shown)),
    /** Mine goes out again, as somebody who has seen theirs; or it is dropped. */
    decide(id: string, side: 'mine' | 'theirs') {
      const one = kept.held.find((each) => each.id === id);
      if (!one) return;
      const again = side === 'mine' ? keepMine(one, known.draft) : [];
      hold({ held: kept.held.filter((each) => each !== one), waiting: [...kept.waiting, ...again] });
      pile();
      publish();
      if (again.length > 0) void sendAll();
      else ports.onStale();
    },
  };
}

export type EditorStore = ReturnType<typeof createEditorStore>;
