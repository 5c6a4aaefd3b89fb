import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW } from '../testing/listing-world.ts';
import {
  florists,
  openSearchCalls,
  published,
  type SearchCalls,
  venues,
} from '../testing/search-calls-world.ts';
import { refreshSearch } from './refresh-search.ts';

let world: SearchCalls;
let client: SearchCalls['client'];
beforeAll(async () => {
  world = await openSearchCalls();
  client = world.client;
});
afterAll(() => world.close());

describe('type-ahead', () => {
  const names = async (prefix: string) => (await client.suggestByName({ prefix })).map(({ name }) => name);

  test('short beginnings bring the best-ranked, accents and case aside', async () => {
    const { rows } = await world.db.$client.query<{ name: string }>(
      `select s.name from storefront_search r join storefronts s on s.id = r.storefront_id where search_name like 'ab%'
       order by reviews_score + completeness_score + answers_score + freshness_score desc, s.id limit 8`,
    );
    expect(await names('AB')).toEqual(rows.map(({ name }) => name));
    expect(await names('  àb ')).toEqual(rows.map(({ name }) => name));
    expect((await names('émil')).every((name) => name.startsWith('Émile'))).toBe(true);
  });

  test('longer ones as well', async () => {
    const { rows } = await world.db.$client.query<{ name: string }>(
      `select s.name from storefront_search r join storefronts s on s.id = r.storefront_id where search_name like 'the mill%'
       order by reviews_score + completeness_score + answers_score + freshness_score desc, s.id limit 8`,
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(await names('The Mill')).toEqual(rows.map(({ name }) => name));
  });

  test('a category has its own', async () => {
    for (const prefix of ['t', 'the b', 'abcba']) {
      const found = await client.suggestByCategory({ prefix, category_id: 5 });
      expect(found.every(({ taxonomyNodeId }) => taxonomyNodeId === 5)).toBe(true);
    }
    expect((await client.suggestByCategory({ prefix: 't', category_id: 5 })).length).toBeGreaterThan(0);
    expect(await client.suggestByCategory({ prefix: 't', category_id: 99 })).toEqual([]);
  });

  test('signs of patterns are letters like others, and nothing finds nothing', async () => {
    for (const prefix of ['%', '_____', '\\', '', '   ', "'", '\u{10FFFF}', '\0', '%%%%%%']) {
      expect(await names(prefix)).toEqual([]);
    }
  });

  test('a new name is suggested at once, the old one no longer', async () => {
    const [venue] = published(venues);
    await world.db.$client.query(`update storefronts set name = 'Qüartz Hall' where id = $1`, [venue?.id]);
    await world.refresh(venue?.id ?? 0);
    expect(await names('qu')).toEqual(['Qüartz Hall']);
    expect(await names('quartz h')).toEqual(['Qüartz Hall']);
    expect((await names(venue?.name ?? '')).includes(venue?.name ?? '')).toBe(false);
  });

  test('remembered answers are those of a process that starts now, whatever changed in between', async () => {
    const beginnings = ['a', 'ab', 'the', 'abcm', 'the ba', 'the mill', 'emile s elan', 'ab barn 1'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(published(florists).length - 1), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('The Mill 1', 'Ab Barn 1', 'Émile’s Élan', 'Elsewhere', null),
        fc.subarray(beginnings, { minLength: 2 }),
        async (numbers, name, asked) => {
          const ids = numbers.flatMap((number) => published(florists)[number]?.id ?? []);
          await world.db.$client.query(
            `update storefronts set name = coalesce($2, name), published_at = case when $2 is null then null else now() end
             where id = any($1)`,
            [ids, name],
          );
          await world.refresh(...ids);
          const fresh = world.openClient();
          for (const prefix of asked) {
            expect(await client.suggestByName({ prefix })).toEqual(await fresh.suggestByName({ prefix }));
            const ofFlorists = { prefix, category_id: 5 };
            expect(await client.suggestByCategory(ofFlorists)).toEqual(
              await fresh.suggestByCategory(ofFlorists),
            );
          }
        },
      ),
      { numRuns: 15, seed: 5 },
    );
  }, 60_000);

  test('letter by letter, each beginning brings what it brings to a process that was asked nothing before', async () => {
    for (const name of published(venues)
      .slice(0, 12)
      .map((venue) => venue.name)) {
      for (let letters = 3; letters <= name.length; letters += 1) {
        const prefix = name.slice(0, letters);
        expect(await client.suggestByName({ prefix })).toEqual(
          await world.openClient().suggestByName({ prefix }),
        );
      }
    }
  }, 60_000);

  test('who came and left again between two questions is not remembered', async () => {
    const [florist] = published(florists);
    const change = async (publishedAt: Date | null) => {
      await world.db.$client.query(
        `update storefronts set name = 'Zinnia & Quince', published_at = $2 where id = $1`,
        [florist?.id, publishedAt],
      );
      await world.db.transaction((tx) => refreshSearch(tx, [florist?.id ?? 0], NOW));
    };
    await change(null);
    expect(await names('zinn')).toEqual([]);
    await change(NOW);
    // Too long for the letters in memory and never asked before: the answer comes from the database alone.
    expect(await names('zinnia q')).toEqual(['Zinnia & Quince']);
    await change(null);
    expect(await names('zinnia q')).toEqual([]);
    expect(await names('zinn')).toEqual([]);
  });
});
