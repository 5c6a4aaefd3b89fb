import type { InquiryTarget } from '#capabilities/storefronts/server/index.ts';
import { coupleDisplayName } from '#capabilities/weddings/rules/couple-names.ts';
import type { EnteredWedding } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { InquirySource } from '../../rules/lead-tags.ts';
import { asWritten } from '../../rules/written-words.ts';
import { authorOf } from '../author.ts';
import { addEvent, addInquiry } from '../change-inquiry.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import { previewOf } from '../preview-of.ts';
import type { InquiryRow } from '../store.ts';
import { announceInquiry } from '../topics.ts';
import { queueRelease } from './queue-release.ts';
import type { Screening } from './screen-inquiry.ts';
import type { RequestRow } from './sending.store.ts';

type Opening = {
  request: RequestRow;
  target: InquiryTarget;
  screening: Screening;
  wedding: EnteredWedding['wedding'];
  source: InquirySource;
};

/** What vendors call a couple they know nothing of yet. */
const NAMELESS = 'A couple';

export function namesOf(wedding: EnteredWedding['wedding'], senderName: string): string {
  return coupleDisplayName(wedding) || senderName || NAMELESS;
}

/** One couple and one vendor: the first word of the thread. What is not held goes out as soon as this is committed. */
export async function openInquiry(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  { request, target, screening, wedding, source }: Opening,
): Promise<InquiryRow> {
  const { clock } = deps;
  const now = clock.now();
  const author = await authorOf(tx, request.sentBy ?? '');
  const status = screening.hold ? 'PENDING' : 'NEW';
  const inquiry = await addInquiry(tx, deps, {
    uuid: clock.uuid(),
    weddingId: wedding.id,
    requestUuid: request.uuid,
    storefrontId: target.id,
    taxonomyNodeId: target.taxonomyNodeId,
    status,
    source,
    createdAt: now,
    updatedAt: now,
    lastSeq: 1,
    lastEventAt: now,
    lastEventType: 'COUPLE_OUTREACH',
    lastMessageAt: now,
    lastMessageBy: 'COUPLE',
    lastMessageText: previewOf(request.message),
    coupleReadSeq: 1,
    coupleReadAt: now,
    vendorUnread: 1,
    coupleNames: namesOf(wedding, author.authorName),
    weddingDate: request.weddingDate,
    holdReason: screening.hold,
    spamScore: screening.score,
    spamParts: screening.parts,
    replyToken: clock.token(18),
  });
  await addEvent(tx, deps, {
    inquiryUuid: inquiry.uuid,
    seq: 1,
    uuid: clock.uuid(),
    type: 'COUPLE_OUTREACH',
    side: 'COUPLE',
    ...author,
    body: asWritten(request.message),
    toStatus: status,
    createdAt: now,
  });
  if (status === 'NEW') await queueDelivery(tx, inquiry.uuid);
  // The address may be confirmed before this is committed: who looked for held inquiries then did not see this one.
  if (screening.hold === 'EMAIL' && request.sentBy) await queueRelease(tx, request.sentBy);
  await announceInquiry(tx, inquiry);
  return inquiry;
}
