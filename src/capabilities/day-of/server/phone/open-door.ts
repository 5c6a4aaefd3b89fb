import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { HELPER_RIGHTS, LINK_END_MINUTES } from '../../rules/run-sheet-choices.ts';
import { momentOf } from '../day-frame.ts';
import { findFrame } from '../plan/day.store.ts';
import { findHelperByToken } from '../plan/helpers.store.ts';
import type { PackReader } from './build-pack.ts';

/** By what a phone comes in: its person’s account, or a helper’s link. */
export type DoorKey = { actor: SignedInActor } | { token: string };

export type OpenedDoor = { weddingId: string; helperUuid: string | null; reader: PackReader };

/** The same words whether it never was one, was taken back, or is over. */
function noLink() {
  return fail('day.no_link', 'This link doesn’t work anymore. Please ask the couple for a new one.');
}

async function openByToken(tx: Tx, token: string, now: Date): Promise<Result<OpenedDoor>> {
  const helper = isLinkCode(token) ? await findHelperByToken(tx, token) : undefined;
  const frame = helper && (await findFrame(tx, helper.weddingId));
  if (!helper || !frame) return noLink();
  const until = momentOf(frame, LINK_END_MINUTES[helper.ends], now);
  if (until !== null && until <= now) return noLink();
  const { name, rights, weddingId, uuid } = helper;
  return ok({
    weddingId,
    helperUuid: uuid,
    reader: { reader: name, isHelper: true, rights, until: until?.toISOString() ?? null },
  });
}

export async function openDoor(tx: Tx, key: DoorKey, now: Date): Promise<Result<OpenedDoor>> {
  if ('token' in key) return openByToken(tx, key.token, now);
  const member = demandAbility(await membershipOf(tx, key.actor.userId), 'run-day');
  if (!member.ok) return member;
  return ok({
    weddingId: member.value.weddingId,
    helperUuid: null,
    reader: { reader: '', isHelper: false, rights: [...HELPER_RIGHTS], until: null },
  });
}
