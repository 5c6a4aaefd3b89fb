import type { Membership } from '#capabilities/weddings/server/index.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { DayPlan } from '../contract/plan.contract.ts';
import { packBytes } from '../rules/pack-bytes.ts';
import { HELPER_RIGHTS } from '../rules/run-sheet-choices.ts';
import { buildPack } from './phone/build-pack.ts';
import { findFrame, listItems } from './plan/day.store.ts';
import { listHelpers } from './plan/helpers.store.ts';
import { readVendors } from './present-vendors.ts';

const NOTHING: DayPlan = {
  day: null,
  couple: { a: '', b: '' },
  items: [],
  vendors: [],
  helpers: [],
  phone: { guests: 0, tables: 0, bytes: 0 },
  // The first thing written begins a wedding.
  canEdit: true,
  canShare: true,
};

export async function presentPlan(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
): Promise<DayPlan> {
  const frame = await findFrame(tx, weddingId);
  if (!frame) return NOTHING;
  const canShare = allowed.includes('share-sheets');
  const canEdit = allowed.includes('run-day');
  const items = await listItems(tx, weddingId);
  const vendors = await readVendors(tx, weddingId);
  const helpers = canShare ? await listHelpers(tx, weddingId) : [];
  const pack = await buildPack(tx, weddingId, {
    ...{ reader: '', isHelper: false, rights: [...HELPER_RIGHTS], until: null },
  });
  const people = pack?.households.flatMap((household) => household.people) ?? [];
  return {
    ...{ day: frame.day, couple: frame.couple, items, canEdit, canShare },
    // Numbers are for those who call.
    vendors: canEdit ? vendors : vendors.map((vendor) => ({ ...vendor, phone: '' })),
    helpers: helpers.map(({ uuid, name, rights, ends, token, seenAt }) => ({
      ...{ uuid, name, rights, ends, token },
      seenAt: seenAt?.toISOString() ?? null,
    })),
    phone: {
      guests: people.length,
      tables: new Set(people.map(({ table }) => table).filter(Boolean)).size,
      bytes: packBytes(pack),
    },
  };
}

export async function readPlan({ db }: Pick<Platform, 'db'>, actor: SignedInActor): Promise<DayPlan> {
  const member = await membershipOf(db, actor.userId);
  return member ? presentPlan(db, member) : NOTHING;
}
