import { readHouseholds } from '#capabilities/guests/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { greetingOf } from '../../rules/messages/letter-of.ts';
import { emailOf, foldAddress } from '../../rules/messages/plan-recipients.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { listStopped } from '../messages/mail-addresses.store.ts';
import { listLinks } from '../messages/messages.store.ts';
import { queueGuestMails } from '../messages/queue-guest-mails.ts';
import { invitationInLetter, readWeddingOfLetters } from '../messages/wedding-of-letters.ts';

const HOUR_MS = 3_600_000;

/**
 * The link of a household that has answered, to the address we know of it and to nobody else: its answer is never opened by
 * a name. Once an hour, whoever asks how often.
 */
export function mailOwnLink(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  { weddingId, householdUuid }: { weddingId: string; householdUuid: string },
): Promise<void> {
  return transact(db, async (tx) => {
    const wedding = await readWeddingOfLetters(tx, { clock }, weddingId);
    const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
    const [link] = await listLinks(tx, [householdUuid]);
    const to = household && emailOf(household);
    if (!wedding || !household || !link || !to) return;
    if ((await listStopped(tx, weddingId, [foldAddress(to)])).size > 0) return;
    const invitation = invitationInLetter(wedding, household, link.extendedUntil);
    const { language } = invitation;
    const words = wordsOf(language);
    const couple = coupleWords(words, invitation);
    const letter = {
      subject: words.linkSubject(couple),
      greeting: greetingOf(invitation),
      paragraphs: [words.linkText],
      action: words.openIt,
      foot: words.mailFoot(couple),
    };
    const key = `rsvp-link:${householdUuid}:${Math.floor(clock.now().getTime() / HOUR_MS)}`;
    await queueGuestMails(tx, { clock, publicUrl }, weddingId, [
      { key, to, language, linkCode: link.linkCode, letter },
    ]);
  });
}
