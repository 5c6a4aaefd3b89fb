import type pg from 'pg';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { copyPeople } from '#capabilities/identity/server/index.ts';
import type { WorldSource } from '#capabilities/storefronts/demo/plan-storefront.ts';
import type { WorldPlace } from '#capabilities/storefronts/demo/world-places.ts';
import { type CouplePlan, planCouple } from '#capabilities/weddings/demo/plan-couple.ts';
import { copyWeddings } from '#capabilities/weddings/server/index.ts';
import type { DemoCouple } from '../demo/demo-couple.ts';
import type { DemoPart, DemoWorld } from './demo-part.ts';
import { notePeopled } from './store.ts';

const COUPLES = 400;

const demoUserId = (name: string) =>
  DEMO_PEOPLE.find(({ email }) => email.startsWith(`${name}@`))?.id ?? null;

type People = Pick<DemoWorld, 'pictures' | 'files'> & { source: WorldSource; parts: readonly DemoPart[] };

/** What stands beside the storefronts, whatever their number: couples in the middle of planning, and all that others add. */
export async function peopleWorld(
  client: pg.ClientBase,
  { source, pictures, files, parts }: People,
  now: Date,
): Promise<void> {
  if (!(await notePeopled(client, source.seed, now))) return;
  const world: DemoWorld = {
    seed: source.seed,
    now: source.now,
    couples: await writeCouples(client, source),
    places: source.places,
    pictures,
    files,
    coupleUserId: demoUserId('couple'),
    vendorUserId: demoUserId('vendor'),
    plansUserId: demoUserId('plans'),
  };
  for (const part of parts) await part.fill(client, world);
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
