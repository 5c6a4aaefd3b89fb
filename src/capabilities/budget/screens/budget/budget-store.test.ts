import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BudgetAnswer, ChangedBudget } from '../../contract.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import { NEW_LINE } from '../../rules/new-line.ts';
import { isPassing, pauseBefore, type QueuedChange, readQueue } from '../../rules/queue/change-queue.ts';
import { createBudgetStore } from './budget-store.ts';

const LINE = '00000000-0000-4000-8000-00000000000a';
const FIRST: BudgetAnswer = {
  isStarted: true,
  isAllInclusive: false,
  totalCents: 3_800_000,
  weddingDate: null,
  today: '2026-11-18',
  heads: { invited: 140, attending: 140, adults: 123, households: 62, isEstimate: false },
  lines: [
    {
      ...NEW_LINE,
      uuid: LINE,
      section: 'PEOPLE',
      categoryKey: null,
      name: 'Photos',
      position: 1,
      priceCents: 1,
    },
  ],
  vendors: [],
  payments: [],
  contributors: [],
  scenarios: [],
  files: [],
  venueRates: null,
  version: 1,
  canEdit: true,
};
const named = (name: string): BudgetOperation[] => [
  { op: 'change', of: 'line', uuid: LINE, values: { name } },
];

/** A server that answers when it is told to, and a shelf that outlives the page. */
function world(shelf = new Map<string, string>()) {
  const sent: QueuedChange[] = [];
  const waiting: { answer: (changed: ChangedBudget) => void; refuse: (error: unknown) => void }[] = [];
  const refused: QueuedChange[] = [];
  let stale = 0;
  let ids = 0;
  const store = createBudgetStore(FIRST, {
    send: (change) => {
      sent.push(change);
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }));
    },
    newUuid: () => `change-${++ids}`,
    shelf: () => ({
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, text) => void shelf.set(key, text),
      removeItem: (key) => void shelf.delete(key),
    }),
    shelfKey: 'kept',
    onRefused: (change) => refused.push(change),
    onCrossed: () => undefined,
    onStale: () => {
      stale += 1;
    },
  });
  const name = () => store.read().budget.lines[0]?.name;
  async function settle(how: 'answer' | 'refuse', value: unknown) {
    const next = waiting.shift();
    if (how === 'answer') next?.answer(value as ChangedBudget);
    else next?.refuse(value);
    await vi.advanceTimersByTimeAsync(0);
  }
  return { store, sent, refused, shelf, name, settle, staleTimes: () => stale };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change', () => {
  it('is seen at once, kept until the server has it, and sent in order', async () => {
    const { store, sent, shelf, name, settle } = world();
    store.change(named('One'), 'One');
    store.change(named('Two'), 'Two');
    expect(name()).toBe('Two');
    expect(store.read()).toMatchObject({ status: 'saving', pending: 2 });
    expect(readQueue(shelf.get('kept') ?? null)).toHaveLength(2);
    expect(sent).toHaveLength(1);
    await settle('answer', { version: 2, crossed: [], crossedBy: [] });
    expect(sent.map(({ typed }) => typed)).toEqual(['One', 'Two']);
    await settle('answer', { version: 3, crossed: [], crossedBy: [] });
    expect(store.read()).toMatchObject({ status: 'saved', pending: 0 });
    expect(shelf.size).toBe(0);
    expect(name()).toBe('Two');
  });

  it('stays on top of what the server tells, and older news changes nothing', async () => {
    const { store, name, settle } = world();
    store.change(named('Mine'));
    store.receive({ ...FIRST, version: 2, totalCents: 1 });
    expect(name()).toBe('Mine');
    expect(store.read().budget.totalCents).toBe(1);
    await settle('answer', { version: 3, crossed: [], crossedBy: [] });
    store.receive({ ...FIRST, version: 2 });
    expect(name()).toBe('Mine');
  });

  it('waits offline, each time longer, and goes out when the connection is back', async () => {
    const { store, sent, settle } = world();
    store.change(named('Offline'));
    await settle('refuse', new TypeError('Failed to fetch'));
    expect(store.read()).toMatchObject({ status: 'offline', pending: 1 });
    await vi.advanceTimersByTimeAsync(pauseBefore(1));
    expect(sent).toHaveLength(2);
    await settle('refuse', Object.assign(new Error('busy'), { status: 503 }));
    store.sendNow();
    expect(sent).toHaveLength(3);
    expect(sent.map(({ uuid }) => uuid)).toEqual(['change-1', 'change-1', 'change-1']);
    await settle('answer', { version: 2, crossed: [], crossedBy: [] });
    expect(store.read().status).toBe('saved');
  });

  it('outlives the page', async () => {
    const before = world();
    before.store.change(named('Kept'));
    await before.settle('refuse', new TypeError('Failed to fetch'));
    const after = world(before.shelf);
    after.store.start();
    expect(after.name()).toBe('Kept');
    expect(after.sent.map(({ uuid }) => uuid)).toEqual(['change-1']);
  });

  it('that is refused is taken back, with what was typed, and the next one goes on', async () => {
    const { store, refused, sent, name, settle } = world();
    store.change(named('Wrong'), 'Wrong');
    store.change([{ op: 'change', of: 'total', values: { totalCents: 5 } }]);
    await settle('refuse', Object.assign(new Error('no'), { status: 400 }));
    expect(refused.map(({ typed }) => typed)).toEqual(['Wrong']);
    expect(name()).toBe('Photos');
    expect(store.read().budget.totalCents).toBe(5);
    expect(sent).toHaveLength(2);
  });
});

describe('undo', () => {
  it('goes back and forth, and the server is asked to take back the change it knows', async () => {
    const { store, sent, name, settle, staleTimes } = world();
    store.change(named('One'));
    await settle('answer', { version: 2, crossed: [], crossedBy: [] });
    store.undo();
    expect(name()).toBe('Photos');
    expect(store.read()).toMatchObject({ canUndo: false, canRedo: true });
    expect(sent.at(-1)).toMatchObject({ undoes: 'change-1' });
    await settle('answer', { version: 3, crossed: [], crossedBy: [] });
    expect(staleTimes()).toBe(1);
    store.redo();
    expect(name()).toBe('One');
    expect(sent.at(-1)).toMatchObject({ undoes: 'change-2' });
    expect(store.read()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('takes back as one what was too long to be sent as one', async () => {
    const { store, sent, settle } = world();
    const rows = Array.from({ length: 1_500 }, (_, index) => ({
      op: 'add' as const,
      of: 'line' as const,
      uuid: `row-${index}`,
      values: { ...NEW_LINE, section: 'ELSE' as const, categoryKey: null, name: 'Row', position: index },
    }));
    store.change(rows);
    expect(store.read().budget.lines).toHaveLength(1_501);
    const { pending } = store.read();
    expect(pending).toBeGreaterThan(1);
    for (let version = 2; store.read().pending > 0; version += 1)
      await settle('answer', { version, crossed: [], crossedBy: [] });
    expect(sent).toHaveLength(pending);
    store.undo();
    expect(store.read()).toMatchObject({ canUndo: false, canRedo: true });
    expect(store.read().budget.lines).toHaveLength(1);
    store.redo();
    expect(store.read().budget.lines).toHaveLength(1_501);
  });

  it('leaves alone what somebody else changed since', async () => {
    const { store, name, settle } = world();
    store.change(named('Mine'));
    await settle('answer', { version: 2, crossed: [], crossedBy: [] });
    const [first] = FIRST.lines;
    if (first) store.receive({ ...FIRST, lines: [{ ...first, name: 'Theirs' }], version: 3 });
    store.undo();
    expect(name()).toBe('Theirs');
  });

  it('brings a removed line back with its payments', () => {
    const { store } = world();
    const payment = {
      inquiryUuid: null,
      label: 'Deposit',
      amountCents: 1,
      dueOn: null,
      paidOn: null,
      payerUuid: null,
    };
    store.change([{ op: 'add', of: 'payment', uuid: 'p', values: { ...payment, lineUuid: LINE } }]);
    const removal = store.change([{ op: 'remove', of: 'line', uuid: LINE }]);
    expect(store.read().budget).toMatchObject({ lines: [], payments: [] });
    store.undo(removal);
    expect(store.read().budget.payments).toMatchObject([{ label: 'Deposit', lineUuid: LINE }]);
  });
});

describe('the queue', () => {
  it('reads only what it wrote', () => {
    expect(readQueue(null)).toEqual([]);
    expect(readQueue('{"not":"a list"}')).toEqual([]);
    expect(readQueue('[1,{"uuid":"a"},{"uuid":"b","operations":[]}]')).toEqual([
      { uuid: 'b', operations: [] },
    ]);
  });

  it('tries again where that can help', () => {
    expect([undefined, 503, 429, 401].map(isPassing)).toEqual([true, true, true, true]);
    expect([400, 403, 404].map(isPassing)).toEqual([false, false, false]);
    expect([1, 2, 3, 20].map(pauseBefore)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });
});
