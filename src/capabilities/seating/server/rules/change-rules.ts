import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { type RuleValues, ruleGap } from '../../rules/seating-rule.ts';
import { changeSeating, type SeatingChange, type SeatingDeps } from '../change-seating.ts';
import { listListed } from '../people.store.ts';
import { presentRule } from '../present-rule.ts';
import {
  countKnownGuests,
  deleteRule,
  findFreeSlot,
  findRule,
  isKnownTag,
  putRule,
  putWaived,
} from '../rules.store.ts';
import { guestMissing, ruleMissing, rulesFull } from '../seating-failures.ts';
import { readRules } from './read-rules.ts';

type Answer = { rules: SeatingPlan['rules'] };

/** Of everybody on the list, whichever event they come to. */
async function allRules({ tx, weddingId }: SeatingChange): Promise<Result<Answer>> {
  const rules = await readRules(tx, weddingId, await listListed(tx, weddingId));
  return ok({ rules: rules.map(presentRule) });
}

/** The newest wording counts: a rule is one sentence. */
export function saveRule(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid, ...values }: RuleValues & { uuid: string },
): Promise<Result<Answer>> {
  return changeSeating(deps, actor, async (entered): Promise<Result<Answer>> => {
    const { tx, weddingId, now } = entered;
    const gap = ruleGap(values);
    if (gap) return fail('seating.rule_incomplete', gap);
    const known = await findRule(tx, uuid);
    if (known && known.weddingId !== weddingId) return ruleMissing();
    const about = new Set(values.guestUuids);
    if (about.size > 0 && (await countKnownGuests(tx, weddingId, [...about])) < about.size)
      return guestMissing();
    if (values.tagUuid && !(await isKnownTag(tx, weddingId, values.tagUuid))) return guestMissing();
    const slot = known?.slot ?? (await findFreeSlot(tx, weddingId));
    if (slot === undefined) return rulesFull();
    const { guestUuids, tableNumbers, ...rest } = values;
    const row = { ...rest, tableNumbers: [...new Set(tableNumbers)], uuid, weddingId, slot };
    await putRule(tx, { ...row, createdAt: known?.createdAt ?? now }, { guestUuids });
    return allRules(entered);
  });
}

export function removeRule(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Answer>> {
  return changeSeating(deps, actor, async (entered): Promise<Result<Answer>> => {
    if (!(await deleteRule(entered.tx, entered.weddingId, uuid))) return ruleMissing();
    return allRules(entered);
  });
}

/** Only what follows from the list can be waived; of anything else nothing is kept. */
export function waiveRule(
  deps: SeatingDeps,
  actor: SignedInActor,
  { key, isWaived }: { key: string; isWaived: boolean },
): Promise<Result<Answer>> {
  return changeSeating(deps, actor, async (entered): Promise<Result<Answer>> => {
    const { tx, weddingId } = entered;
    const before = await readRules(tx, weddingId, await listListed(tx, weddingId));
    if (!before.some((rule) => rule.key === key)) return ruleMissing();
    await putWaived(tx, { weddingId, key, isWaived });
    return allRules(entered);
  });
}
