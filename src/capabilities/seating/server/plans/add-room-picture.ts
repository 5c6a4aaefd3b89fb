import { fail, ok, type Result } from '#base/result.ts';
import type { PrivatePicture } from '#capabilities/media/contract.ts';
import { findPrivatePictures, ingestPicture } from '#capabilities/media/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findPlan } from '../plans.store.ts';
import { planMissing } from '../seating-failures.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'secret'>;

/** Private to the event, whose plans may all show it. It is shown once an operation puts it below the room. */
export async function addRoomPicture(
  deps: Deps,
  actor: SignedInActor,
  { uuid, bytes }: { uuid: string; bytes: Uint8Array },
): Promise<Result<PrivatePicture>> {
  const { db } = deps;
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-seating');
  if (!member.ok) return member;
  const plan = await findPlan(db, member.value.weddingId, uuid);
  if (!plan) return planMissing();
  const scopeId = plan.eventUuid;
  const brought = await ingestPicture(deps, { bytes, uploadedBy: actor.userId, scopeId });
  if (!brought.ok) return brought;
  const [picture] = await findPrivatePictures(db, deps, { scopeId, ids: [brought.value.id] });
  return picture ? ok(picture) : fail('seating.not_found', 'This picture is no longer here.');
}
