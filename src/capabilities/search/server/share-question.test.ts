import { describe, expect, test } from 'vitest';
import { shareQuestion } from './share-question.ts';

/** Counts what was committed and how often it was asked for. */
function createSource() {
  const source = { committed: 1, asked: 0, isDown: false };
  const question = shareQuestion(async () => {
    source.asked += 1;
    if (source.isDown) throw new Error('The database is away.');
    return source.committed;
  });
  return { source, question };
}

describe('a shared question', () => {
  test('is asked once for everyone who comes at the same time', async () => {
    const { source, question } = createSource();
    expect(await Promise.all([question(), question(), question()])).toEqual([1, 1, 1]);
    expect(source.asked).toBe(1);
  });

  test('tells whoever comes later what was committed before they came', async () => {
    const { source, question } = createSource();
    const first = question();
    // Sent in this turn of the loop, not answered yet: a later asker must not share it.
    await new Promise((resolve) => setImmediate(resolve));
    source.committed = 2;
    expect(await question()).toBe(2);
    await first;
    expect(source.asked).toBe(2);
  });

  test('that failed is asked anew by the next', async () => {
    const { source, question } = createSource();
    source.isDown = true;
    const failed = await Promise.allSettled([question(), question()]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    source.isDown = false;
    expect(await question()).toBe(1);
  });

  test('waits while two are under way, and is then asked once for everyone who came meanwhile', async () => {
    const answers: ((value: number) => void)[] = [];
    const question = shareQuestion(() => new Promise<number>((resolve) => answers.push(resolve)));
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
    const first = question();
    await nextTurn();
    const second = question();
    await nextTurn();
    const later = [question()];
    await nextTurn();
    later.push(question());
    await nextTurn();
    expect(answers).toHaveLength(2);
    answers[1]?.(2);
    expect(await second).toBe(2);
    await nextTurn();
    expect(answers).toHaveLength(3);
    answers[2]?.(3);
    expect(await Promise.all(later)).toEqual([3, 3]);
    answers[0]?.(1);
    expect(await first).toBe(1);
  });
});
