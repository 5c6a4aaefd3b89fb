import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Wedding, WeddingSave } from '../contract.ts';
import { weddingRules } from '../rules/wedding-details.ts';
import { changeWedding } from './change-wedding.ts';
import { createWedding } from './create-wedding.ts';
import { enterWedding } from './enter-wedding.ts';
import { demandEdit } from './policy.ts';
import { presentWedding } from './present.ts';
import { findCity, findWedding, lockPerson, membershipOf } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

async function findProblems(
  tx: Tx,
  clock: Deps['clock'],
  given: WeddingSave,
): Promise<Record<string, string>> {
  const problems = validateFields(given, weddingRules(calendarDateOf(clock.now())));
  if (typeof given.cityId === 'number' && !(await findCity(tx, given.cityId))) {
    problems.cityId = MESSAGES.locationRequired;
  }
  return problems;
}

/**
 * Begins a wedding on the first call and changes what is given afterwards. Sending the same again changes nothing, and
 * first calls at the same instant make one wedding, because the person is locked.
 */
export function saveWedding(deps: Deps, actor: SignedInActor, given: WeddingSave): Promise<Result<Wedding>> {
  const { clock } = deps;
  return transact(deps.db, async (tx) => {
    await lockPerson(tx, actor.userId);
    const membership = await membershipOf(tx, actor.userId);
    const allowed = membership && demandEdit(membership, given);
    if (allowed && !allowed.ok) return allowed;
    const fields = await findProblems(tx, clock, given);
    if (Object.keys(fields).length > 0) {
      return fail('invalid_input', 'Please check the highlighted fields.', { fields });
    }
    if (!membership) await createWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-details');
    if (!entered.ok) return entered;
    const { wedding } = entered.value;
    if (membership && given.version !== undefined && given.version !== wedding.version) {
      const message = 'This changed in the meantime. Please reload and try again.';
      return fail('invalid_input', message, { fields: { version: message } });
    }
    await changeWedding(tx, deps, { wedding, given });
    const view = await findWedding(tx, wedding.id);
    if (!view) throw new Error('A locked wedding vanished.');
    return ok(presentWedding(view, entered.value.membership));
  });
}
