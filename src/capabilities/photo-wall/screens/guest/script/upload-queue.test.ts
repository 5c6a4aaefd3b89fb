import { describe, expect, it } from 'vitest';
import { createUploadQueue, type Outcome, type Progress } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A line that answers what it is told to, photo by photo, and pauses that end when the test says so. */
function open(answers: Record<string, Outcome<string>[]> = {}) {
  const told: Progress[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  let gone = 0;
  const queue = createUploadQueue<string>({
    async send({ name }, onPart) {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      onPart(0.5);
      await settle();
      underWay -= 1;
      const answer = answers[name]?.shift() ?? { kind: 'sent', photo: name };
      if (answer.kind === 'refused' && answer.reason === 'throws') throw new Error('The line broke.');
      return answer;
    },
    pause: (ms, until) =>
      new Promise((resolve) => {
        pauses.push({ ms, end: resolve });
        void until.then(resolve);
      }),
    onProgress: (progress) => told.push(progress),
    onSent: (photo) => sent.push(photo),
    onRefused: ({ name }, reason) => refused.push(`${name}: ${reason}`),
    onGone: () => {
      gone += 1;
    },
  });
  const idle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await settle();
  };
  return { queue, told, sent, refused, pauses, idle, most: () => mostUnderWay, gone: () => gone };
}

describe('a queue of photos', () => {
  it('sends all of them in their order, two at a time, and says how far it is', async () => {
    const { queue, told, sent, idle, most } = open();
    queue.add(['a', 'b', 'c', 'd', 'e'].map(file));
    expect(queue.isBusy()).toBe(true);
    await idle();
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most()).toBe(2);
    expect(told.at(-1)).toEqual({ all: 5, sent: 5, part: 1, isDone: true, isAsked: false });
    expect(told.some(({ part }) => part > 0 && part < 1)).toBe(true);
    expect(queue.isBusy()).toBe(false);
  });

  it('takes more while it works', async () => {
    const { queue, sent, idle } = open();
    queue.add([file('a')]);
    queue.add([file('b'), file('c')]);
    await idle();
    expect(sent).toHaveLength(3);
  });

  it('sends again what found no line, after pauses that grow, and loses nothing', async () => {
    const later = { kind: 'later' } as const;
    const { queue, sent, pauses, idle } = open({ a: [later, later, later] });
    queue.add([file('a')]);
    for (const ms of [1_000, 2_000, 4_000]) {
      await idle();
      expect(pauses.at(-1)?.ms).toBe(ms);
      pauses.at(-1)?.end();
    }
    await idle();
    expect(sent).toEqual(['a']);
  });

  it('takes a broken line for one that is down', async () => {
    const { queue, sent, refused, pauses, idle } = open({ a: [{ kind: 'refused', reason: 'throws' }] });
    queue.add([file('a')]);
    await idle();
    pauses.at(-1)?.end();
    await idle();
    expect([sent, refused]).toEqual([['a'], []]);
  });

  it('goes on at once when the line is back', async () => {
    const { queue, sent, idle } = open({ a: [{ kind: 'later' }], b: [{ kind: 'later' }] });
    queue.add(['a', 'b', 'c'].map(file));
    await idle();
    queue.wake();
    await idle();
    queue.wake();
    await idle();
    expect(sent.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('waits as long as it is asked to, and says so', async () => {
    const { queue, told, pauses, idle } = open({ a: [{ kind: 'later', afterMs: 600_000 }] });
    queue.add([file('a')]);
    await idle();
    expect(pauses.map(({ ms }) => ms)).toEqual([600_000]);
    expect(told.at(-1)).toMatchObject({ isAsked: true, isDone: false, sent: 0 });
  });

  it('tells of one that is not taken, and goes on with the others', async () => {
    const { queue, told, sent, refused, idle } = open({ b: [{ kind: 'refused', reason: 'broken' }] });
    queue.add(['a', 'b', 'c'].map(file));
    await idle();
    expect([sent, refused]).toEqual([['a', 'c'], ['b: broken']]);
    expect(told.at(-1)).toMatchObject({ all: 2, sent: 2, isDone: true });
  });

  it('stops where the wall is gone', async () => {
    const { queue, sent, idle, gone } = open({ a: [{ kind: 'gone' }], b: [{ kind: 'gone' }] });
    queue.add(['a', 'b', 'c', 'd'].map(file));
    await idle();
    expect(sent).toEqual([]);
    expect(gone()).toBeGreaterThan(0);
    expect(queue.isBusy()).toBe(false);
  });
});
