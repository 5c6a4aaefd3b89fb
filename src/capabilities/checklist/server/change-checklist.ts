import { ok, type Result } from '#base/result.ts';
import {
  beginWedding,
  enterWedding,
  type Membership,
  membershipOf,
  weddingTopic,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { Checklist } from '../contract.ts';
import { soundTemplates } from '../rules/plan-templates.ts';
import { readMemberChecklist } from './read-checklist.ts';
import { readFirstRows } from './read-rows.ts';
import { hasList, insertList, insertTasks } from './tasks.store.ts';
import { findFrame, type WeddingFrame } from './wedding-frame.store.ts';

export type Deps = Pick<Platform, 'db' | 'clock'>;

/** What a change is made with. */
export type Change = { tx: Tx; member: Membership; frame: WeddingFrame; now: Date };

export function tellChecklistChanged(tx: Tx, weddingId: string): Promise<void> {
  return publishLive(tx, weddingTopic(weddingId), { kind: 'checklist', id: weddingId });
}

/** The first change writes the list as it was shown, under the ids it was shown with. */
async function beginList({ tx, member, frame, now }: Change, seed: string): Promise<void> {
  const { weddingId } = member;
  if (await hasList(tx, weddingId)) return;
  const { weddingDate, today } = frame;
  await insertList(tx, {
    weddingId,
    templates: soundTemplates([]),
    scaledFor: weddingDate,
    plannedOn: today,
    createdAt: now,
  });
  await insertTasks(tx, await readFirstRows(tx, { weddingId, seed }, { ...frame, now }));
}

/** What every change of a list does around it: the wedding's lock, the right, the list itself, and telling the others. */
export function changeChecklist(
  { db, clock }: Deps,
  actor: SignedInActor,
  change: (change: Change) => Promise<Result<unknown>>,
): Promise<Result<Checklist>> {
  return transact(db, async (tx): Promise<Result<Checklist>> => {
    const isNew = !(await membershipOf(tx, actor.userId));
    if (isNew) await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-checklist');
    if (!entered.ok) return entered;
    const member = entered.value.membership;
    const now = clock.now();
    const made = { tx, member, now, frame: await findFrame(tx, member.weddingId, now) };
    await beginList(made, isNew ? actor.userId : member.weddingId);
    const result = await change(made);
    if (!result.ok) return result;
    await tellChecklistChanged(tx, member.weddingId);
    return ok(await readMemberChecklist(tx, member, now));
  });
}
