import { ok, type Result } from '#base/result.ts';
import { readPaymentPlan } from '#capabilities/budget/server/index.ts';
import { demandAbility, type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Checklist } from '../contract.ts';
import { soundTemplates } from '../rules/plan-templates.ts';
import { planRows } from './plan-rows.ts';
import { presentChecklist } from './present.ts';
import { readRows } from './read-rows.ts';
import { findFrame, frameOf } from './wedding-frame.store.ts';

/** The list of a member's wedding. */
export async function readMemberChecklist(tx: Tx, member: Membership, now: Date): Promise<Checklist> {
  const frame = await findFrame(tx, member.weddingId, now);
  const rows = await readRows(tx, member.weddingId, { ...frame, now });
  const seesMoney = member.allowed.includes('see-budget');
  const payments = seesMoney ? (await readPaymentPlan(tx, member.weddingId)).open : [];
  return presentChecklist({ ...rows, payments }, frame, member);
}

/** Who has no wedding yet reads what one would begin with, and begins it with the first change. */
export async function readChecklist(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
): Promise<Result<Checklist>> {
  const now = clock.now();
  const member = await membershipOf(db, userId);
  if (member) {
    const allowed = demandAbility(member, 'see-wedding');
    return allowed.ok ? ok(await readMemberChecklist(db, member, now)) : allowed;
  }
  const frame = frameOf(undefined, now);
  const templates = soundTemplates([]);
  const days = { weddingDate: null, today: frame.today };
  const tasks = planRows({ weddingId: userId, seed: userId, templates, days, now }, new Map());
  const nothing = { assignees: [], comments: [], files: [], people: [], payments: [] };
  const rows = { tasks, templates, plannedOn: frame.today, ...nothing };
  return ok(presentChecklist(rows, frame, { userId, allowed: ['edit-checklist'] }));
}
