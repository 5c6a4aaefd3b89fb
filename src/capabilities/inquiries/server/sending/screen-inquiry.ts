import { normaliseForSearch } from '#base/text.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { HELD_FROM_SCORE, type HoldReason, type SpamPart, scoreSpam } from '../../rules/spam-score.ts';
import { countUpheld, listSentTexts } from './screen-inquiry.store.ts';

const HOUR_MS = 3_600_000;
const SAME_TEXT_MS = 30 * 24 * HOUR_MS;

export type InquiryToScreen = {
  userId: string;
  weddingId: string;
  /** Whether it is written already or not makes no difference: its own vendors are counted by `vendorCount`. */
  requestUuid: string;
  message: string;
  /** How many vendors get it. */
  vendorCount: number;
};

export type Screening = { score: number; parts: SpamPart[]; hold: HoldReason | null };

/**
 * Whether an inquiry may go out, and why not. What looks like spam waits for staff, whatever the address; what does not
 * waits for an address that is not confirmed yet. The answer goes into the row as it is.
 */
export async function screenInquiry(
  tx: Tx,
  { clock }: { clock: Clock },
  { userId, weddingId, requestUuid, message, vendorCount }: InquiryToScreen,
): Promise<Screening> {
  const now = clock.now().getTime();
  const sender = await findUser(tx, userId);
  if (!sender) throw new Error('Nobody sends without an account.');
  const since = new Date(now - SAME_TEXT_MS);
  const sent = await listSentTexts(tx, { userId, exceptRequest: requestUuid, since });
  const vendorsOf = (texts: typeof sent) => texts.reduce((sum, { vendors }) => sum + vendors, vendorCount);
  const words = normaliseForSearch(message);
  const { score, parts } = scoreSpam({
    accountAgeMs: now - sender.createdAt.getTime(),
    emailDomain: sender.email.slice(sender.email.lastIndexOf('@') + 1),
    vendorsInLastHour: vendorsOf(sent.filter(({ createdAt }) => now - createdAt.getTime() < HOUR_MS)),
    vendorsWithSameText: vendorsOf(sent.filter((one) => normaliseForSearch(one.message) === words)),
    text: message,
    upheldReports: await countUpheld(tx, weddingId),
  });
  if (score >= HELD_FROM_SCORE) return { score, parts, hold: 'SCREENING' };
  return { score, parts, hold: sender.emailVerified ? null : 'EMAIL' };
}
