import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { MONEY_STEPS } from '../rules/step-kinds.ts';
import { stepWords } from '../rules/step-words.ts';
import { listStepsOfOthers } from './steps.store.ts';

export type StepOfOther = {
  uuid: string;
  userUuid: string;
  name: string;
  words: string;
  href: string;
  at: string;
};

/** What the others of this member's wedding did lately, newest first. */
export async function readStepsOfOthers(tx: Tx, member: Membership, limit: number): Promise<StepOfOther[]> {
  const without = member.allowed.includes('see-budget') ? [] : MONEY_STEPS;
  const rows = await listStepsOfOthers(tx, member, { without, limit });
  return rows.map(({ uuid, userId, name, kind, count, subject, href, at }) => ({
    uuid,
    userUuid: userId,
    name,
    words: stepWords({ kind, count, subject }),
    href,
    at: at.toISOString(),
  }));
}
