import { findContact } from '#base/validation/contact-filter.ts';
import type { StoredReview } from '#capabilities/reviews/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { plainLetters } from '../rules/copied-text.ts';
import { BURST_HOURS, BURST_REVIEWS, type HoldReason } from '../rules/hold-reasons.ts';
import { textMarks } from '../rules/text-marks.ts';
import { countSentSince, hasCopyElsewhere, hasNearCopyElsewhere } from './cases.store.ts';
import { sharesDevice } from './known-people.store.ts';

const HOUR_MS = 3_600_000;

export type ScreenedReview = { holds: HoldReason[]; textHash: string; textMarks: number[] };

/** What staff should know before it accepts a review. Nothing of it is told to the author. */
export async function screenReview(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { id, storefrontId, title, text }: StoredReview,
  { userId }: { userId: string },
): Promise<ScreenedReview> {
  const textHash = hashToken(plainLetters(text));
  const marks = textMarks(text);
  const since = new Date(clock.now().getTime() - BURST_HOURS * HOUR_MS);
  const sent = await countSentSince(tx, { storefrontId, reviewId: id, since });
  const signs: [HoldReason, boolean][] = [
    ['SAME_DEVICE', await sharesDevice(tx, { storefrontId, userId })],
    ['BURST', sent + 1 >= BURST_REVIEWS],
    ['COPIED_TEXT', await hasCopyElsewhere(tx, id, textHash)],
    ['NEAR_COPY', await hasNearCopyElsewhere(tx, { reviewId: id, textHash, marks })],
    ['CONTACT_DETAILS', findContact(`${title}\n${text}`) !== undefined],
  ];
  return { holds: signs.filter(([, isSo]) => isSo).map(([reason]) => reason), textHash, textMarks: marks };
}
