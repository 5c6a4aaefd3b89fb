import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POPULAR_MARKETS } from './popular-markets.data.ts';

it('names only markets that there are', () => {
  const csv = readFileSync(new URL('../../../../data/us-markets.csv', import.meta.url), 'utf8');
  const known = new Map(
    csv.split('\n').map((line) => {
      const [, name, , slug] = line.split(',');
      return [slug, name];
    }),
  );
  for (const { name, slug } of POPULAR_MARKETS) expect(known.get(slug), slug).toBe(name);
});
