import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayLog, emptyLog, noteDown, type Said, saidOf, takeAnswer, takeOwn } from './day-log.ts';
import { type DayOperation, isLater, OPERATION_KINDS, OPERATIONS } from './day-operations.ts';
import { forgetRefused } from './forget-refused.ts';

/** What the server keeps: each operation once, in the order they came. */
function createList() {
  const kept: DayOperation[] = [];
  return {
    kept,
    take(operations: readonly DayOperation[], cursor: number, most = 7) {
      for (const operation of operations)
        if (!kept.some(({ uuid }) => uuid === operation.uuid)) kept.push(operation);
      const news = kept.slice(cursor, cursor + most);
      return { settled: operations.map(({ uuid }) => uuid), operations: news, cursor: cursor + news.length };
    },
  };
}

type List = ReturnType<typeof createList>;

const act = (log: DayLog, said: Said, uuid: string) =>
  noteDown(log, said, { uuid, at: '2031-09-13T16:00:00Z' }).log;
const shown = ({ said }: DayLog) => [...said].map(([key, { value }]) => [key, value]).toSorted();

function exchange(log: DayLog, list: List, isAnswerLost: boolean): DayLog {
  const answer = list.take(log.outbox.slice(0, 5), log.cursor);
  return isAnswerLost ? log : takeAnswer(log, answer);
}

function untilQuiet(log: DayLog, list: List): DayLog {
  const next = exchange(log, list, false);
  return next.outbox.length === 0 && next.cursor === list.kept.length ? next : untilQuiet(next, list);
}

const said: fc.Arbitrary<Said> = fc.constantFrom(...OPERATION_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    // Few, so that phones say different things of the same.
    subject: fc.constantFrom('one', 'two', 'three'),
    value: fc.integer({ min: 0, max: OPERATIONS[kind].most }),
  }),
);

const steps = fc.array(
  fc.record({
    phone: fc.constantFrom(0, 1, 2),
    said: fc.option(said, { nil: undefined }),
    isLost: fc.boolean(),
  }),
  { maxLength: 80 },
);

describe('the log of a phone', () => {
  it('shows at once what was done on it, and keeps it to be sent', () => {
    const log = act(emptyLog('a'), { kind: 'HERE', subject: 'ruth', value: 1 }, '1');
    expect(saidOf(log, 'HERE', 'ruth')).toBe(1);
    expect(log.outbox).toHaveLength(1);
    expect(saidOf(log, 'HERE', 'tom')).toBe(0);
  });

  it('says of the same thing what was said last, whoever said it', () => {
    const list = createList();
    let one = untilQuiet(act(emptyLog('a'), { kind: 'HERE', subject: 'ruth', value: 1 }, '1'), list);
    let other = untilQuiet(emptyLog('b'), list);
    other = untilQuiet(act(other, { kind: 'HERE', subject: 'ruth', value: 0 }, '2'), list);
    one = untilQuiet(one, list);
    expect(saidOf(one, 'HERE', 'ruth')).toBe(0);
    expect(shown(one)).toEqual(shown(other));
  });

  it('comes to the same on all phones, complete and nothing doubled, whatever answers were lost', () => {
    fc.assert(
      fc.property(steps, (happened) => {
        const list = createList();
        let phones = ['a', 'b', 'c'].map(emptyLog);
        let acts = 0;
        for (const step of happened) {
          phones = phones.map((log, index) => {
            if (index !== step.phone) return log;
            if (!step.said) return exchange(log, list, step.isLost);
            acts += 1;
            return act(log, step.said, `operation ${acts}`);
          });
        }
        // Once round for everybody to send, and once more to hear.
        phones = phones.map((log) => untilQuiet(log, list)).map((log) => untilQuiet(log, list));
        expect(list.kept).toHaveLength(acts);
        for (const log of phones) expect(shown(log)).toEqual(shown(phones[0] ?? log));
        for (const log of phones) expect(log.outbox).toEqual([]);
      }),
    );
  });

  it('shows what another page of the same phone did, sends it too, and has it once', () => {
    const list = createList();
    let page = emptyLog('a');
    const other = act(emptyLog('a'), { kind: 'HERE', subject: 'ruth', value: 1 }, '1');
    page = takeOwn(takeOwn(page, other.outbox), other.outbox);
    expect([saidOf(page, 'HERE', 'ruth'), page.outbox.length, page.clock]).toEqual([1, 1, 1]);
    page = untilQuiet(page, list);
    untilQuiet(other, list);
    expect(list.kept).toHaveLength(1);
    expect(page.outbox).toEqual([]);
  });

  it('has one order for all operations', () => {
    const operation = fc.record({
      ...{ uuid: fc.uuid(), device: fc.constantFrom('a', 'b'), clock: fc.integer({ min: 1, max: 3 }) },
      ...{
        kind: fc.constant('HERE' as const),
        subject: fc.constant('x'),
        value: fc.constant(1),
        at: fc.constant(''),
      },
    });
    fc.assert(
      fc.property(operation, operation, operation, (one, two, three) => {
        if (one.uuid !== two.uuid) expect(isLater(one, two)).toBe(!isLater(two, one));
        if (isLater(one, two) && isLater(two, three)) expect(isLater(one, three)).toBe(true);
      }),
    );
  });

  it('forgets what was refused, reads the list again and keeps what is on its way', () => {
    const list = createList();
    list.take([{ ...base, uuid: '0', value: 1 }], 0);
    let log = untilQuiet(emptyLog('a'), list);
    log = act(log, { kind: 'HERE', subject: 'x', value: 0 }, '1');
    log = act(log, { kind: 'HERE', subject: 'y', value: 1 }, '2');
    log = forgetRefused(log, ['1']);
    expect(log.outbox.map(({ uuid }) => uuid)).toEqual(['2']);
    log = untilQuiet(log, list);
    expect([saidOf(log, 'HERE', 'x'), saidOf(log, 'HERE', 'y')]).toEqual([1, 1]);
  });
});

const base = { device: 'z', clock: 1, kind: 'HERE', subject: 'x', at: '' } as const;
