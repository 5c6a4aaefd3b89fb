import { errorStatus } from '#app/api-error.ts';
import type { DayPack, SyncAnswer } from '../../../contract/phone.contract.ts';
import { type DayLog, emptyLog, noteDown, type Said, takeAnswer, takeOwn } from '../../../rules/day-log.ts';
import { MOST_SENT } from '../../../rules/day-operations.ts';
import { forgetRefused } from '../../../rules/forget-refused.ts';
import { forgetPage } from '../worker/forget-page.ts';
import { forgetDoor, keepLog, keepPack, type PhoneDatabase, readKept } from './phone-database.ts';
import type { PhoneDoor } from './phone-door.ts';
import { openPhoneTabs } from './phone-tabs.ts';

/**
 * - OPENING: looking at what is kept and asking for more
 * - READY: there is something to work with
 * - AWAY: nothing is kept, and no answer has come
 * - LOGIN: whoever this is has to log in
 * - GONE: the link is over or was taken back; nothing is kept any more
 */
export type PhoneStanding = 'OPENING' | 'READY' | 'AWAY' | 'LOGIN' | 'GONE';

export type PhoneState = {
  standing: PhoneStanding;
  pack: DayPack | undefined;
  log: DayLog;
  /** When this phone last heard from the server. */
  savedAt: string | undefined;
  isOnline: boolean;
  /** How many things done here were not taken, or could not be sent any more. */
  lost: number;
  /** By how much the clock of this phone is ahead of the server's. */
  aheadMs: number;
};

/** Two operations close together go out together. */
const SEND_AFTER_MS = 600;
/** Somebody who looks at the screen hears of others this soon. */
const ASK_EVERY_MS = 12_000;
const REFUSALS = [403, 404];
/** Whoever has nothing to look at yet is told that no answer comes; it is shown when it does. */
const PATIENCE_MS = 8_000;
/** Less is how long an answer takes. */
const SMALLEST_ERROR_MS = 120_000;

export type PhoneStore = ReturnType<typeof createPhoneStore>;

/** One phone of the day: what it shows, keeps, sends and hears. */
export function createPhoneStore(door: PhoneDoor, database: PhoneDatabase) {
  let state: PhoneState = {
    standing: 'OPENING',
    pack: undefined,
    log: emptyLog(crypto.randomUUID()),
    savedAt: undefined,
    isOnline: navigator.onLine,
    lost: 0,
    aheadMs: 0,
  };
  const listeners = new Set<() => void>();
  const tabs = openPhoneTabs(door.key);
  let timer: number | undefined;
  let patience: number | undefined;
  let syncing: Promise<void> | undefined;
  let isOver = false;

  function set(change: Partial<PhoneState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** What cannot be kept any more was closed by whoever logs out. */
  async function keep(writing: Promise<unknown>): Promise<void> {
    await writing.catch(() => set({ standing: 'GONE', pack: undefined }));
  }

  const now = () => Date.now() - state.aheadMs;

  function isExpired({ until }: Pick<DayPack, 'until'>): boolean {
    return until !== null && Date.parse(until) <= now();
  }

  async function leave(standing: 'GONE' | 'LOGIN'): Promise<void> {
    // Who only has to log in again sends what was done meanwhile; it names nobody.
    await keep(forgetDoor(database, door.key, standing === 'GONE'));
    if (standing === 'GONE') await forgetPage();
    const { device, clock, outbox } = state.log;
    const rest = standing === 'LOGIN' ? { clock, outbox } : {};
    const lost = state.lost + (standing === 'GONE' ? outbox.length : 0);
    set({ standing, lost, pack: undefined, log: { ...emptyLog(device), ...rest } });
  }

  async function refreshPack(): Promise<void> {
    const pack = await door.readPack();
    const isAnother = state.pack !== undefined && state.pack.wedding !== pack.wedding;
    if (isAnother) await keep(forgetDoor(database, door.key, true));
    const savedAt = new Date(now()).toISOString();
    set({
      pack,
      savedAt,
      standing: 'READY',
      ...(isAnother && { log: emptyLog(state.log.device) }),
    });
    await keep(keepPack(database, door.key, pack, savedAt));
  }

  async function take(answer: SyncAnswer): Promise<void> {
    const sent = [...answer.settled, ...answer.refused];
    const aheadMs = Date.now() - Date.parse(answer.now);
    set({
      log: forgetRefused(takeAnswer(state.log, answer), answer.refused),
      lost: state.lost + answer.refused.length,
      aheadMs: Math.abs(aheadMs) < SMALLEST_ERROR_MS ? 0 : aheadMs,
    });
    tabs.tell({ answer });
    await keep(keepLog(database, door.key, state.log, { sent, aheadMs: state.aheadMs }));
  }

  async function exchange(): Promise<void> {
    if (!state.pack) await refreshPack();
    for (;;) {
      const operations = state.log.outbox.slice(0, MOST_SENT);
      const answer = await door.sync({ cursor: state.log.cursor, operations });
      await take(answer);
      set({ isOnline: true, standing: 'READY', savedAt: new Date(now()).toISOString() });
      if (answer.packVersion !== state.pack?.version) await refreshPack();
      const goesOn = answer.hasMore || answer.refused.length > 0 || state.log.outbox.length > 0;
      if (!goesOn) return;
    }
  }

  async function failed(error: unknown): Promise<void> {
    const status = errorStatus(error);
    if (status === 401) return leave('LOGIN');
    if (status !== undefined && REFUSALS.includes(status)) return leave('GONE');
    // Whether it is over says the server where it answers: a phone's own clock may be wrong.
    if (state.pack && isExpired(state.pack)) return leave('GONE');
    set({ isOnline: false, ...(state.standing === 'OPENING' && { standing: 'AWAY' }) });
  }

  /** One at a time; whoever asks meanwhile waits for the same answer. */
  function sync(): Promise<void> {
    if (isOver || state.standing === 'GONE') return Promise.resolve();
    syncing ??= exchange()
      .catch(failed)
      .finally(() => {
        syncing = undefined;
      });
    return syncing;
  }

  function syncSoon(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void sync(), SEND_AFTER_MS);
  }

  async function open(): Promise<void> {
    const { kept, log, outbox } = await readKept(database, door.key);
    const device = log?.device ?? state.log.device;
    const known = takeAnswer(emptyLog(device), {
      ...{ settled: [], operations: log?.said ?? [], cursor: log?.cursor ?? 0 },
    });
    const mine = takeAnswer(known, { settled: [], operations: outbox, cursor: 0 });
    set({
      log: { ...mine, clock: Math.max(mine.clock, log?.clock ?? 0), outbox },
      aheadMs: log?.aheadMs ?? 0,
      ...(kept && { pack: kept.pack, savedAt: kept.savedAt }),
    });
    if (kept && !isExpired(kept.pack)) set({ standing: 'READY' });
    patience = window.setTimeout(() => {
      if (state.standing === 'OPENING') set({ standing: 'AWAY' });
    }, PATIENCE_MS);
    await sync();
  }

  function act(said: Said): void {
    const noted = noteDown(state.log, said, { uuid: crypto.randomUUID(), at: new Date(now()).toISOString() });
    set({ log: noted.log });
    tabs.tell({ added: [noted.operation] });
    void keep(keepLog(database, door.key, noted.log, { added: [noted.operation], aheadMs: state.aheadMs }));
    syncSoon();
  }

  const whenBack = () => {
    if (document.visibilityState === 'visible') void sync();
  };
  const whenCut = () => set({ isOnline: false });

  function start(): () => void {
    void open();
    tabs.listen(({ added, answer }) => {
      const log = takeOwn(state.log, added ?? []);
      // Up to where this page has read, it says itself.
      set({ log: answer ? takeAnswer(log, { ...answer, cursor: 0 }) : log });
    });
    const asking = window.setInterval(whenBack, ASK_EVERY_MS);
    window.addEventListener('online', whenBack);
    window.addEventListener('offline', whenCut);
    document.addEventListener('visibilitychange', whenBack);
    return () => {
      isOver = true;
      window.clearInterval(asking);
      window.clearTimeout(timer);
      window.clearTimeout(patience);
      tabs.close();
      window.removeEventListener('online', whenBack);
      window.removeEventListener('offline', whenCut);
      document.removeEventListener('visibilitychange', whenBack);
      database.close();
    };
  }

  return {
    start,
    act,
    sync,
    dismissLost: () => set({ lost: 0 }),
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
