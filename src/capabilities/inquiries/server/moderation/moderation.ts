import { fail, ok, type Result } from '#base/result.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { inquiryMissing } from '../policy.ts';
import { wordsInFull } from '../read-words.ts';
import { releaseInquiry } from '../sending/release-inquiry.ts';
import { lockInquiry } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { decideReport, listForStaff } from './moderation.store.ts';

type StaffRow = Awaited<ReturnType<typeof listForStaff>>[number];

function decided() {
  return fail('inquiry.not_allowed', 'Someone has already decided this one.');
}

function presentItem({ inquiry, vendorName, senderEmail, message, report }: StaffRow): ModerationItem {
  return {
    uuid: inquiry.uuid,
    kind: report ? 'REPORTED' : 'HELD',
    status: inquiry.status,
    vendorName,
    coupleNames: inquiry.coupleNames,
    senderEmail,
    // Staff judges what was written, not what a vendor would see of it.
    message: wordsInFull(message),
    holdReason: inquiry.holdReason,
    spamScore: inquiry.spamScore,
    spamParts: inquiry.spamParts,
    reportNote: report?.note ?? null,
    since: (report?.reportedAt ?? inquiry.createdAt).toISOString(),
  };
}

/** What waits for staff, each with everything needed to decide. */
export async function listModeration({ db }: Pick<Platform, 'db'>): Promise<ModerationItem[]> {
  return (await listForStaff(db)).map(presentItem);
}

/** A real couple: what is held goes on its way, a report is turned down. */
export function clearInquiry(deps: ActDeps, uuid: string): Promise<Result<{ cleared: true }>> {
  return transact(deps.db, async (tx) => {
    const inquiry = await lockInquiry(tx, uuid);
    if (!inquiry) return inquiryMissing();
    if (inquiry.status === 'PENDING') {
      const released = await releaseInquiry(tx, deps, inquiry, 'STAFF');
      return released.ok ? ok({ cleared: true as const }) : released;
    }
    const isDecided = await decideReport(tx, { inquiryUuid: uuid, verdict: 'GENUINE', at: deps.clock.now() });
    return isDecided ? ok({ cleared: true as const }) : decided();
  });
}

/** No couple: what is held ends before a vendor sees it, a report is upheld. */
export function rejectInquiry(deps: ActDeps, uuid: string): Promise<Result<{ rejected: true }>> {
  return transact(deps.db, async (tx) => {
    const inquiry = await lockInquiry(tx, uuid);
    if (!inquiry) return inquiryMissing();
    if (inquiry.status === 'PENDING') {
      const rejected = await takeStep(tx, deps, inquiry, { action: 'reject', side: 'STAFF' });
      return rejected.ok ? ok({ rejected: true as const }) : rejected;
    }
    const isDecided = await decideReport(tx, { inquiryUuid: uuid, verdict: 'SPAM', at: deps.clock.now() });
    return isDecided ? ok({ rejected: true as const }) : decided();
  });
}
