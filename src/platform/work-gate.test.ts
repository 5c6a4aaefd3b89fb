import { describe, expect, it } from 'vitest';
import { createWorkGate } from './work-gate.ts';

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return promise;
  };
  return { begin, end: resolve, fail: reject, hasBegun: () => hasBegun };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate with two places', () => {
  it('lets two work and the others in, in order, as places become free', async () => {
    const gate = createWorkGate(2);
    const jobs = Array.from({ length: 4 }, work);
    const running = jobs.map(({ begin }) => gate.run(begin));
    await turn();
    expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
    expect(gate.waiting()).toBe(2);
    jobs[1]?.end('second');
    await turn();
    expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
    for (const { end } of jobs) end('done');
    expect(await Promise.all(running)).toEqual(['done', 'second', 'done', 'done']);
    expect(gate.waiting()).toBe(0);
  });

  it('loses no place when work fails', async () => {
    const gate = createWorkGate(1);
    for (let time = 0; time < 3; time += 1) {
      await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(await gate.run(() => Promise.resolve('still working'))).toBe('still working');
  });
});
