import type pg from 'pg';
import { planRealWedding } from '#capabilities/editorial/demo/plan-real-wedding.ts';
import { copyRealWeddings } from '#capabilities/editorial/server/index.ts';
import { copyPeople } from '#capabilities/identity/server/index.ts';
import type { DemoCouple } from '#capabilities/inquiries/demo/demo-people.ts';
import type { WorldSource } from '#capabilities/storefronts/demo/plan-storefront.ts';
import type { WorldPicture } from '#capabilities/storefronts/demo/world-pictures.ts';
import type { WorldPlace } from '#capabilities/storefronts/demo/world-places.ts';
import { listPublishedNames } from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import { type CouplePlan, planCouple } from '#capabilities/weddings/demo/plan-couple.ts';
import { copyWeddings } from '#capabilities/weddings/server/index.ts';
import { notePeopled } from './store.ts';
import { writeCorrespondence } from './write-correspondence.ts';

const COUPLES = 400;
const REAL_WEDDINGS = 64;
/** Real weddings happened where the shelves are full, so that most of their vendors can be named. */
const STORIED_MARKETS = 25;
const NAMES_PER_SHELF = 6;

type People = { source: WorldSource; pictures: readonly WorldPicture[] };

/** What stands beside the storefronts, whatever their number: couples in the middle of planning, weddings that were. */
export async function peopleWorld(client: pg.ClientBase, people: People, now: Date): Promise<void> {
  if (!(await notePeopled(client, people.source.seed, now))) return;
  const { seed, now: madeAt } = people.source;
  const couples = await writeCouples(client, people.source);
  await writeRealWeddings(client, people);
  await writeCorrespondence(client, { seed, now: madeAt, couples });
}

/** Every third couple has shown that its number is its own. */
function phoneOf(index: number): string | undefined {
  return index % 3 === 0 ? `${300 + index}55501${String(index % 100).padStart(2, '0')}` : undefined;
}

async function writeCouples(client: pg.ClientBase, source: WorldSource): Promise<DemoCouple[]> {
  const planned = Array.from({ length: COUPLES }, (_, index) => planPlacedCouple(source, index));
  const couples = planned.map(({ couple }) => couple);
  const accounts = couples.flatMap((couple, index) =>
    couple.people.map((person, nth) => ({
      ...person,
      isVendor: false,
      phoneNumber: nth === 0 ? phoneOf(index) : undefined,
      createdAt: couple.createdAt,
    })),
  );
  await copyPeople(client, accounts);
  await copyWeddings(client, couples);
  return planned.map(({ couple, place }, index) => ({
    ...couple,
    place: { ...place, marketId: place.market.id },
    isPhoneVerified: phoneOf(index) !== undefined,
  }));
}

function planPlacedCouple(source: WorldSource, index: number): { couple: CouplePlan; place: WorldPlace } {
  let place: WorldPlace | undefined;
  const couple = planCouple(source.seed, index + 1, source.now, (random) => {
    place = source.places.pickPlace(random);
    return { id: place.cityId, name: place.city, stateCode: place.stateCode };
  });
  if (!place) throw new Error('A couple has no place.');
  return { couple, place };
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
