import { ok, type Result } from '#base/result.ts';
import { normaliseForSearch } from '#base/text.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Evidence } from '../../contract/moderation.contract.ts';
import { DAY_MS } from '../../rules/inquiry-timers.ts';
import type { SpamPart } from '../../rules/spam-score.ts';
import { inquiryMissing } from '../policy.ts';
import { wordsInFull } from '../read-words.ts';
import { listSentTexts } from '../sending/screen-inquiry.store.ts';
import { countInTouch, findMessage } from './evidence.store.ts';
import { presentVerdict } from './present-moderation.ts';
import { countVerdictsWithSign, listVerdictsAbout } from './verdicts.store.ts';

const WRITING_DAYS = 30;
const VERDICT_DAYS = 90;
const MOST_EARLIER = 5;

/** How often staff went either way where the heaviest sign of this message was found. */
async function similarTo(tx: Tx, parts: readonly SpamPart[], now: number): Promise<Evidence['similar']> {
  const [heaviest] = parts.toSorted((one, other) => other.points - one.points);
  if (!heaviest) return null;
  const since = new Date(now - VERDICT_DAYS * DAY_MS);
  return { sign: heaviest.label, ...(await countVerdictsWithSign(tx, heaviest.key, since)) };
}

async function writingOf(tx: Tx, senderId: string, { words, now }: { words: string; now: number }) {
  const since = new Date(now - WRITING_DAYS * DAY_MS);
  const sent = await listSentTexts(tx, { userId: senderId, since });
  const sum = (texts: typeof sent) => texts.reduce((total, { vendors }) => total + vendors, 0);
  const same = sent.filter(({ message }) => normaliseForSearch(message) === normaliseForSearch(words));
  return { vendorsAsked: sum(sent), vendorsWithSameText: sum(same) };
}

/** What is known besides the message, as of now: the score was worked out when it was sent. */
export async function readEvidence(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<Evidence>> {
  const found = await findMessage(db, uuid);
  if (!found) return inquiryMissing();
  const { sender, weddingId, spamParts } = found;
  const now = clock.now().getTime();
  const writing = sender && (await writingOf(db, sender.id, { words: wordsInFull(found.message), now }));
  const earlier = sender ? await listVerdictsAbout(db, sender.id, MOST_EARLIER) : [];
  return ok({
    sender: sender && {
      joinedAt: sender.createdAt.toISOString(),
      isEmailConfirmed: sender.emailVerified,
      isPhoneConfirmed: sender.phoneVerifiedAt !== null,
    },
    vendorsAsked: writing?.vendorsAsked ?? 0,
    vendorsWithSameText: writing?.vendorsWithSameText ?? 0,
    vendorsInTouch: weddingId ? await countInTouch(db, weddingId) : 0,
    earlier: earlier.map((row) => presentVerdict(row, userId)),
    similar: await similarTo(db, spamParts, now),
  });
}
