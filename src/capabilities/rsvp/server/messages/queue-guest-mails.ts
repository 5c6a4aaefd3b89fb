import { linkCodeOf } from '#base/link-code.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import { mailVoice } from '../../rules/mail-voice.ts';
import type { Letter } from '../../rules/messages/letter-of.ts';
import { foldAddress } from '../../rules/messages/plan-recipients.ts';
import { rsvpPaths } from '../../rules/paths.ts';
import { ensureMailTokens } from './mail-addresses.store.ts';

const TOKEN_BYTES = 17;

export type GuestMail = {
  key: string;
  to: string;
  language: GuestLanguage;
  linkCode: string;
  letter: Letter;
};

/** Letters that nobody asked for: each has in its foot the way to get no more of them. */
export async function queueGuestMails(
  tx: Tx,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
  weddingId: string,
  mails: readonly GuestMail[],
): Promise<void> {
  const addresses = [...new Set(mails.map(({ to }) => foldAddress(to)))];
  const tokenOf = await ensureMailTokens(
    tx,
    weddingId,
    addresses.map((address) => ({
      address,
      token: linkCodeOf(Buffer.from(clock.token(TOKEN_BYTES), 'base64url')),
    })),
  );
  for (const { key, to, language, linkCode, letter } of mails) {
    const unsubscribeUrl = `${publicUrl}${rsvpPaths.stop(tokenOf.get(foldAddress(to)) ?? '')}?lang=${language}`;
    const { html, text } = renderMail({
      preview: letter.paragraphs[0] ?? letter.subject,
      heading: letter.subject,
      paragraphs: [letter.greeting, ...letter.paragraphs],
      action: { label: letter.action, url: `${publicUrl}${rsvpPaths.household(linkCode)}` },
      footnote: letter.foot,
      unsubscribeUrl,
      voice: mailVoice(language),
    });
    await queueMail(tx, clock, { key, to, subject: letter.subject, html, text, unsubscribeUrl });
  }
}
