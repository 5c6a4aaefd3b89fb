import type pg from 'pg';
import { listPublishedNames } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planRealWedding } from '../demo/plan-real-wedding.ts';
import { copyRealWeddings } from './world.store.ts';

const REAL_WEDDINGS = 64;
/** Real weddings happened where the shelves are full, so that most of their vendors can be named. */
const STORIED_MARKETS = 25;
const NAMES_PER_SHELF = 6;

/** Weddings that were, with the vendors they thank. */
export async function fillDemo(
  client: pg.ClientBase,
  { seed, now, places, pictures }: DemoWorld,
): Promise<void> {
  const names = (await listPublishedNames(client, NAMES_PER_SHELF)).map(
    ({ storefrontId, name, taxonomyNodeId, marketId }) => ({
      storefrontId,
      name,
      marketId,
      category: categoryByNodeId(taxonomyNodeId)?.taxonomyKey ?? '',
    }),
  );
  const byMarket = Map.groupBy(names, ({ marketId }) => marketId);
  const storied = places.markets.slice(0, STORIED_MARKETS);
  const weddings = Array.from({ length: REAL_WEDDINGS }, (_, index) =>
    planRealWedding(index + 1, {
      seed,
      now,
      pictures,
      pickPlace: (random) => places.pickPlace(random, random.pick(storied)),
      candidates: (marketId) => byMarket.get(marketId) ?? [],
    }),
  );
  await copyRealWeddings(client, weddings);
}
