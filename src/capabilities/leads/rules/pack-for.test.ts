import { expect, it } from 'vitest';
import { packFor } from './pack-for.ts';

it.each([
  [{ needed: 24, balance: 7 }, 'payg-25'],
  [{ needed: 25, balance: 0 }, 'payg-25'],
  [{ needed: 45, balance: 0 }, 'payg-60'],
  [{ needed: 45, balance: 20 }, 'payg-25'],
  [{ needed: 151, balance: 0 }, 'payg-400'],
  [{ needed: 1_000, balance: 0 }, 'payg-400'],
])('for %j it is %s', (lacking, key) => {
  expect(packFor(lacking)).toBe(key);
});
