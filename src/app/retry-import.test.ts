import { expect, test } from 'vitest';
import { retryImport } from './retry-import.ts';

test('loads once, however often it is asked for', async () => {
  let loads = 0;
  const load = retryImport(async () => ({ number: ++loads }));
  expect(await Promise.all([load(), load()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(await load()).toEqual({ number: 1 });
});

test('asks again after a failure that names no file', async () => {
  let loads = 0;
  const load = retryImport(async () => {
    loads += 1;
    if (loads < 3) throw new TypeError('Importing a module script failed.');
    return loads;
  });
  await expect(load()).rejects.toThrow(TypeError);
  await expect(load()).rejects.toThrow(TypeError);
  expect(await load()).toBe(3);
});
