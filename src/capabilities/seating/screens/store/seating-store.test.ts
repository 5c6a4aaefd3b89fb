import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangedPlan, SeatingPlan } from '../../contract/plans.contract.ts';
import { newTable } from '../../rules/lay-out-tables.ts';
import { seatSteps } from '../../rules/operations/plan-steps.ts';
import type { RefusedOperation, SeatingOperation } from '../../rules/operations/steps.ts';
import { placeSteps } from '../../rules/place-steps.ts';
import { isPassing, nextBatch, pauseBefore, readQueue } from '../../rules/queue/operation-queue.ts';
import { NEW_ROOM } from '../../rules/room.ts';
import { createSeatingStore } from './seating-store.ts';

const TABLE = '00000000-0000-4000-8000-0000000000a1';
const ROSA = '00000000-0000-4000-8000-0000000000b1';
const THEO = '00000000-0000-4000-8000-0000000000b2';

const person = (uuid: string, firstName: string): SeatingPlan['people'][number] => ({
  ...{ uuid, firstName, lastName: 'Delgado', householdUuid: uuid, kind: 'ADULT', hostUuid: null },
  ...{ status: 'ATTENDING', answeredAt: null, isLateYes: false, meal: null },
  ...{ tagUuids: [], diets: [], dietNote: '', needs: [] },
});

const FIRST: SeatingPlan = {
  uuid: '00000000-0000-4000-8000-000000000001',
  eventUuid: '00000000-0000-4000-8000-000000000002',
  eventName: 'Reception',
  isCurrent: true,
  state: {
    name: 'Plan',
    isReleased: false,
    room: { ...NEW_ROOM, outline: [] },
    fixtures: [],
    tables: [{ ...newTable('ROUND_60', 1), uuid: TABLE }],
    seats: [],
  },
  background: null,
  people: [person(ROSA, 'Rosa'), person(THEO, 'Theo')],
  ...{ households: [], tags: [], dishes: [], rules: [], freed: [] },
  couple: { a: 'Maya', b: 'Jonah' },
  version: 1,
  canEdit: true,
  seesGuests: true,
};

/** A server that answers when it is told to, and a shelf that outlives the page. */
function world(shelf = new Map<string, string>()) {
  const sent: SeatingOperation[][] = [];
  const waiting: { answer: (changed: ChangedPlan) => void; refuse: (error: unknown) => void }[] = [];
  const refused: (RefusedOperation & { by: string })[] = [];
  const failed: unknown[] = [];
  let stale = 0;
  let ids = 0;
  const store = createSeatingStore(FIRST, {
    send: (operations) => {
      sent.push(operations);
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }));
    },
    newUuid: () => `operation-${++ids}`,
    shelf: () => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, text) => void shelf.set(key, text),
      removeItem: (key) => void shelf.delete(key),
    }),
    shelfKey: 'kept',
    onRefused: (one) => refused.push(one),
    onFailed: (error) => failed.push(error),
    onStale: () => {
      stale += 1;
    },
  });
  const chairs = () =>
    Object.fromEntries(store.read().plan.state.seats.map((one) => [one.guestUuid, one.seat]));
  const sit = (guestUuid: string, seat: number | null) =>
    store.change(
      seatSteps(store.read().plan.state, [
        { guestUuid, chair: seat === null ? null : { tableUuid: TABLE, seat } },
      ]),
    );
  async function settle(told: Partial<ChangedPlan> | { status: number } | undefined) {
    const next = waiting.shift();
    const taken = sent[sent.length - waiting.length - 1]?.map(({ uuid }) => uuid) ?? [];
    if (told && !('status' in told)) next?.answer({ version: 2, taken, refused: [], state: null, ...told });
    else next?.refuse(told ?? new Error('no connection'));
    await vi.advanceTimersByTimeAsync(0);
  }
  return { store, sent, refused, failed, shelf, chairs, sit, settle, staleTimes: () => stale };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the plan of a page', () => {
  it('shows a change at once, keeps it until the server has it, and sends what came meanwhile together', async () => {
    const { store, sent, chairs, sit, settle, shelf, staleTimes } = world();
    sit(ROSA, 1);
    sit(THEO, 2);
    sit(THEO, 3);
    expect(chairs()).toEqual({ [ROSA]: 1, [THEO]: 3 });
    expect(store.read()).toMatchObject({ status: 'saving', pending: 3, canUndo: true });
    expect(readQueue(shelf.get('kept') ?? null)).toHaveLength(3);
    await settle({ version: 2 });
    expect(sent.map(({ length }) => length)).toEqual([1, 2]);
    await settle({ version: 3 });
    expect(store.read()).toMatchObject({ status: 'saved', pending: 0 });
    expect(shelf.size).toBe(0);
    expect(staleTimes()).toBe(0);
    expect(chairs()).toEqual({ [ROSA]: 1, [THEO]: 3 });
  });

  it('takes back what the server refused, tells who was faster, and offers no way back for it', async () => {
    const { store, refused, chairs, sit, settle } = world();
    const uuid = sit(ROSA, 1) ?? '';
    const seats = [{ guestUuid: THEO, tableUuid: TABLE, seat: 1, isPinned: false }];
    await settle({
      version: 5,
      refused: [{ uuid, why: 'TAKEN', on: 'guest', thing: ROSA, by: 'Jonah' }],
      state: { ...FIRST.state, seats },
    });
    expect(chairs()).toEqual({ [THEO]: 1 });
    expect(refused).toMatchObject([{ why: 'TAKEN', by: 'Jonah' }]);
    expect(store.read().canUndo).toBe(false);
  });

  it('takes another chair of the table where somebody was faster on the first, if any chair will do', async () => {
    const { store, refused, chairs, sent, settle } = world();
    const [table] = FIRST.state.tables;
    if (!table) throw new Error('There is one.');
    const anyChair = () => placeSteps(store.read().plan.state, table, [ROSA]);
    const uuid = store.change(anyChair() ?? [], anyChair) ?? '';
    expect(chairs()).toEqual({ [ROSA]: 1 });
    const seats = [{ guestUuid: THEO, tableUuid: TABLE, seat: 1, isPinned: false }];
    const taken = { uuid, why: 'TAKEN' as const, on: 'guest' as const, thing: ROSA, by: 'Jonah' };
    await settle({ version: 5, refused: [taken], state: { ...FIRST.state, seats } });
    expect(chairs()).toEqual({ [THEO]: 1, [ROSA]: 2 });
    expect(refused).toEqual([]);
    await settle({ version: 6 });
    expect(sent).toHaveLength(2);
    expect(store.read()).toMatchObject({ status: 'saved', canUndo: true });
    store.undo();
    expect(chairs()).toEqual({ [THEO]: 1 });
  });

  it('never sends what cannot be done to what is shown', () => {
    const { sent, refused, chairs, sit } = world();
    sit(ROSA, 1);
    expect(sit(THEO, 1)).toBeUndefined();
    expect(sit(THEO, 40)).toBeUndefined();
    expect(refused.map(({ why }) => why)).toEqual(['TAKEN', 'NO_CHAIR']);
    expect(sent).toHaveLength(1);
    expect(chairs()).toEqual({ [ROSA]: 1 });
  });

  it('undoes and redoes its own changes, each an operation of its own', async () => {
    const { store, sent, chairs, sit, settle } = world();
    sit(ROSA, 1);
    const moved = sit(ROSA, 4);
    store.undo(moved);
    expect(chairs()).toEqual({ [ROSA]: 1 });
    store.undo();
    expect(chairs()).toEqual({});
    store.redo();
    store.redo();
    expect(chairs()).toEqual({ [ROSA]: 4 });
    expect(store.read()).toMatchObject({ canRedo: false, canUndo: true });
    await settle({ version: 2 });
    await settle({ version: 3 });
    expect(new Set(sent.flat().map(({ uuid }) => uuid)).size).toBe(6);
  });

  it('does not undo what somebody else changed since, and says so', async () => {
    const { store, refused, chairs, sit, settle } = world();
    sit(ROSA, 1);
    await settle({ version: 2 });
    const seats = [{ guestUuid: ROSA, tableUuid: TABLE, seat: 7, isPinned: false }];
    store.receive({ ...FIRST, version: 3, state: { ...FIRST.state, seats } });
    store.undo();
    expect(chairs()).toEqual({ [ROSA]: 7 });
    expect(refused).toMatchObject([{ why: 'CHANGED' }]);
    expect(store.read()).toMatchObject({ canUndo: false, canRedo: false });
  });

  it('waits without a connection, and goes on where an earlier visit left off', async () => {
    const { sit, settle, store, shelf, sent } = world();
    sit(ROSA, 1);
    await settle(undefined);
    expect(store.read()).toMatchObject({ status: 'offline', pending: 1 });
    await vi.advanceTimersByTimeAsync(pauseBefore(1));
    expect(sent).toHaveLength(2);
    const later = world(shelf);
    later.store.start();
    expect(later.chairs()).toEqual({ [ROSA]: 1 });
    expect(later.sent[0]?.[0]?.uuid).toBe(sent[0]?.[0]?.uuid);
    await later.settle({ version: 2 });
    expect(shelf.size).toBe(0);
    store.stop();
  });

  it('gives up what the server will never take', async () => {
    const { sit, settle, chairs, failed, staleTimes } = world();
    sit(ROSA, 1);
    await settle({ status: 403 });
    expect(chairs()).toEqual({});
    expect(failed).toEqual([{ status: 403 }]);
    expect(staleTimes()).toBe(1);
  });

  it('puts what is on its way on top of what others did, and asks again where it missed something', async () => {
    const { store, sit, settle, chairs, staleTimes } = world();
    sit(ROSA, 1);
    const seats = [{ guestUuid: THEO, tableUuid: TABLE, seat: 2, isPinned: true }];
    store.receive({ ...FIRST, version: 4, state: { ...FIRST.state, seats } });
    expect(chairs()).toEqual({ [ROSA]: 1, [THEO]: 2 });
    store.receive({ ...FIRST, version: 2 });
    expect(chairs()).toEqual({ [ROSA]: 1, [THEO]: 2 });
    await settle({ version: 9 });
    expect(staleTimes()).toBe(1);
  });
});

describe('the queue', () => {
  it('reads nothing from what it did not write', () => {
    for (const text of [null, '', '{', '{}', '[1,{"uuid":"a"}]']) expect(readQueue(text)).toEqual([]);
  });

  it('sends as much as a call takes, and at least one', () => {
    const steps = Array.from({ length: 3000 }, () => ({
      on: 'guest' as const,
      uuid: ROSA,
      before: null,
      after: null,
    }));
    const large = { uuid: 'large', steps };
    const small = { uuid: 'small', steps: steps.slice(0, 1) };
    expect(nextBatch([large, small])).toEqual([large]);
    expect(nextBatch([small, large])).toEqual([small]);
    expect(nextBatch(Array.from({ length: 250 }, () => small))).toHaveLength(200);
    expect(nextBatch([])).toEqual([]);
  });

  it('tries again where that can help', () => {
    expect([undefined, 503, 429, 401].map(isPassing)).toEqual([true, true, true, true]);
    expect([400, 403, 404].map(isPassing)).toEqual([false, false, false]);
    expect([1, 2, 3, 20].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });
});
