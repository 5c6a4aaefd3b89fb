import type pg from 'pg';
import { planRealWedding } from '#capabilities/editorial/demo/plan-real-wedding.ts';
import { copyRealWeddings } from '#capabilities/editorial/server/index.ts';
import { copyPeople } from '#capabilities/identity/server/index.ts';
import type { WorldSource } from '#capabilities/storefronts/demo/plan-storefront.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import { listPublishedNames } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { planCouple } from '#capabilities/weddings/demo/plan-couple.ts';
import { copyWeddings } from '#capabilities/weddings/server/index.ts';
import { notePeopled } from './store.ts';

const COUPLES = 400;
const REAL_WEDDINGS = 64;
/** Real weddings happened where the shelves are full, so that most of their vendors can be named. */
const STORIED_MARKETS = 25;
const NAMES_PER_SHELF = 6;

type People = { source: WorldSource; pictures: readonly WorldPicture[] };

/** What stands beside the storefronts, whatever their number: couples in the middle of planning, weddings that were. */
export async function peopleWorld(client: pg.ClientBase, people: People, now: Date): Promise<void> {
  if (!(await notePeopled(client, people.source.seed, now))) return;
  await writeCouples(client, people.source);
  await writeRealWeddings(client, people);
}

async function writeCouples(client: pg.ClientBase, source: WorldSource): Promise<void> {
  const couples = Array.from({ length: COUPLES }, (_, index) =>
    planCouple(source.seed, index + 1, source.now, (random) => {
      const { cityId, city, stateCode } = source.places.pickPlace(random);
      return { id: cityId, name: city, stateCode };
    }),
  );
  const accounts = couples.flatMap((couple) =>
    couple.people.map((person) => ({ ...person, isVendor: false, createdAt: couple.createdAt })),
  );
  await copyPeople(client, accounts);
  await copyWeddings(client, couples);
}

async function writeRealWeddings(client: pg.ClientBase, { source, pictures }: People): Promise<void> {
  const { seed, now, places } = source;
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
