import type { Result } from '#base/result.ts';
import type { VendorReason } from '#capabilities/inquiries/rules/closeout-reasons.ts';
import type { SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { actAsVendor, markReadByVendor } from '#capabilities/inquiries/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { snoozeLead } from './snoozing/snooze-lead.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

type BulkAction =
  | { kind: 'read' }
  | { kind: 'snooze'; days: SnoozeDays | null }
  | { kind: 'decline'; reason: VendorReason; note: string }
  | { kind: 'close'; reason: VendorReason; note: string; confirm: boolean };

function changeOne(
  deps: Deps,
  actor: SignedInActor,
  { uuid, action }: { uuid: string; action: BulkAction },
): Promise<Result<unknown>> {
  if (action.kind === 'read') return markReadByVendor(deps, actor, { uuid, seq: Number.MAX_SAFE_INTEGER });
  if (action.kind === 'snooze') return snoozeLead(deps, actor, { uuid, days: action.days });
  const { kind, ...closing } = action;
  return actAsVendor(deps, actor, { uuid, action: kind, ...closing });
}

/** One after the other, each by its own rules and in its own transaction; what was not possible is named. */
export async function changeManyLeads(
  deps: Deps,
  actor: SignedInActor,
  { uuids, action }: { uuids: string[]; action: BulkAction },
): Promise<{ done: string[]; refused: { uuid: string; message: string }[] }> {
  const done: string[] = [];
  const refused: { uuid: string; message: string }[] = [];
  for (const uuid of new Set(uuids)) {
    const result = await changeOne(deps, actor, { uuid, action });
    if (result.ok) done.push(uuid);
    else refused.push({ uuid, message: result.failure.message });
  }
  return { done, refused };
}
