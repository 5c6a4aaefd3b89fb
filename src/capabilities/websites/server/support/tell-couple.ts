import { listWeddingReaders } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { websitePaths } from '../../rules/paths.ts';

type Decided = { weddingId: string; decision: 'TAKE_DOWN' | 'BRING_BACK'; reason: string };

function letterOf({ decision, reason }: Decided) {
  if (decision === 'BRING_BACK')
    return {
      subject: 'Your wedding website is back',
      preview: 'Guests can open it again.',
      heading: 'Your wedding website is back',
      paragraphs: ['We looked at it again, and guests can open it as before. Sorry for the interruption.'],
    };
  return {
    subject: 'We took your wedding website down',
    preview: 'Nothing of it is lost.',
    heading: 'We took your wedding website down',
    paragraphs: [
      'Someone reported it and our team had a look. Guests can’t open it for now. Nothing of it is lost.',
      `Reason: ${reason}`,
      'If we got this wrong, or once you’ve changed it, reply to this email and we’ll look again.',
    ],
  };
}

/** Whatever they chose to hear of: that their guests find nothing is not news to miss. */
export async function tellCouple(
  tx: Tx,
  { clock, publicUrl }: Pick<Platform, 'clock' | 'publicUrl'>,
  decided: Decided,
): Promise<void> {
  const { subject, ...letter } = letterOf(decided);
  const action = { label: 'Open your website', url: `${publicUrl}${websitePaths.manage()}` };
  const readers = await listWeddingReaders(tx, decided.weddingId);
  for (const { userId, email, allowed } of readers) {
    if (!allowed.includes('publish-website')) continue;
    const key = `website-${decided.decision}:${decided.weddingId}:${clock.now().toISOString()}:${userId}`;
    await queueMail(tx, clock, { key, to: email, subject, ...renderMail({ ...letter, action }) });
  }
}
