import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { HeadCountAnswer } from '../contract/head-count.contract.ts';
import type { Deps } from './change-guests.ts';
import { countHeads } from './head-count.store.ts';

const NOBODY: HeadCountAnswer = {
  people: 0,
  adults: 0,
  households: 0,
  withoutAddress: 0,
  unnamed: 0,
  coming: 0,
  declined: 0,
  waiting: 0,
  closesOn: null,
};

/** For whoever plans the wedding, those who may only look as well: numbers, and nobody’s name. */
export async function readHeadCount(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
): Promise<HeadCountAnswer> {
  const member = await membershipOf(db, actor.userId);
  return (member && (await countHeads(db, member.weddingId))) ?? NOBODY;
}
