import { readHouseholds } from '#capabilities/guests/server/index.ts';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { greetingOf } from '../../rules/messages/letter-of.ts';
import { emailOf, foldAddress } from '../../rules/messages/plan-recipients.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { lockLink } from '../links.store.ts';
import { insertDraftMail, isDraftLeft, listLeftDrafts } from './drafts.store.ts';
import { listStopped } from './mail-addresses.store.ts';
import { queueGuestMails } from './queue-guest-mails.ts';
import { invitationInLetter, readWeddingOfLetters } from './wedding-of-letters.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

const LEFT_MS = 24 * 3_600_000;
const AT_ONCE = 200;

/** Told or not, a household is looked at once: whoever has no address today is not written to by surprise next month. */
function mailDraft(
  { db, clock, publicUrl }: Deps,
  { householdUuid, weddingId }: { householdUuid: string; weddingId: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const now = clock.now();
    if (!(await lockWedding(tx, weddingId))) return;
    const link = await lockLink(tx, householdUuid);
    const isLeft = await isDraftLeft(tx, householdUuid, new Date(now.getTime() - LEFT_MS));
    if (!link || link.answeredAt || !isLeft || !(await insertDraftMail(tx, householdUuid, now))) return;
    const wedding = await readWeddingOfLetters(tx, { clock }, weddingId);
    const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
    const to = household && emailOf(household);
    if (!wedding || !household || !to) return;
    if ((await listStopped(tx, weddingId, [foldAddress(to)])).size > 0) return;
    const invitation = invitationInLetter(wedding, household, link.extendedUntil);
    if (!invitation.events.some(({ window }) => window === 'OPEN')) return;
    const { language } = invitation;
    const words = wordsOf(language);
    const couple = coupleWords(words, invitation);
    const letter = {
      subject: words.draftSubject,
      greeting: greetingOf(invitation),
      paragraphs: [words.draftText(couple)],
      action: words.goOn,
      foot: words.mailFoot(couple),
    };
    const key = `rsvp-draft:${householdUuid}`;
    await queueGuestMails(tx, { clock, publicUrl }, weddingId, [
      { key, to, language, linkCode: link.linkCode, letter },
    ]);
  });
}

/** A day after somebody typed an answer and did not send it, one letter says so. */
export async function mailDrafts(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LEFT_MS);
  for (const draft of await listLeftDrafts(deps.db, before, AT_ONCE)) await mailDraft(deps, draft);
}
