import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { plural } from '#base/text.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { referralPaths } from '../rules/paths.ts';
import { REFERRAL_DAYS } from '../rules/referral-states.ts';

type Letter = {
  key: string;
  to: string;
  storefrontName: string;
  cityName: string;
  token: string;
  publicUrl: string;
};

/** To somebody who did not ask for it: who writes, why, and how to hear no more. */
export function referralMail({ key, to, storefrontName, cityName, token, publicUrl }: Letter): MailToQueue {
  const referrer = mailName(storefrontName);
  const subject = `${referrer} thinks you’d do well on Ampersand`;
  const url = `${publicUrl}${referralPaths.join(token)}`;
  return {
    key,
    to,
    subject,
    ...renderMail({
      preview: 'Couples planning their wedding look for vendors like you here.',
      heading: subject,
      paragraphs: [
        `${referrer} in ${mailName(cityName)} works with couples on Ampersand and would like to see you there, too.`,
        'A listing is free. You only pay to answer couples you want to talk to, and your first three are on us.',
      ],
      action: { label: 'See the invitation', url },
      footnote: `The link is good for ${REFERRAL_DAYS} days. We sent this once because ${referrer} gave us your address. If you’d rather not get emails like this, open the link and say so.`,
    }),
  };
}

type Deps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;
type Referrer = { id: number; uuid: string };

/** To those of the listing who look after its credits. */
async function tell(
  tx: Tx,
  { clock, publicUrl, secret }: Deps,
  { id, uuid }: Referrer,
  {
    key,
    subject,
    preview,
    paragraphs,
  }: { key: string; subject: string; preview: string; paragraphs: string[] },
): Promise<void> {
  const readers = (await listStorefrontReaders(tx, id))
    .filter(({ allowed }) => allowed.includes('manage-credits'))
    // It comes once or twice a year; a digest has no place for it.
    .map((reader) => ({ ...reader, mail: reader.mail === 'DIGEST' ? ('EACH' as const) : reader.mail }));
  const url = `${publicUrl}${withQuery(vendorPaths.referAVendor, { storefront: uuid })}`;
  const notice = composeNotice({ publicUrl, secret }, readers, {
    side: 'VENDOR',
    key,
    mail: { subject, preview, heading: subject, paragraphs, action: { label: 'See your referrals', url } },
    text: undefined,
  });
  await queueNotices(tx, { clock }, [notice]);
}

export function tellOfJoining(
  tx: Tx,
  deps: Deps,
  referrer: Referrer,
  { referralId, name, reward }: { referralId: string; name: string; reward: number },
): Promise<void> {
  const who = mailName(name) || 'A vendor you referred';
  return tell(tx, deps, referrer, {
    key: `referral-joined:${referralId}`,
    subject: `${who} joined Ampersand`,
    preview: 'They came through you.',
    paragraphs: [
      `${who} accepted your invitation and is setting up a listing. When it’s published, you get ${plural(reward, 'credit')}.`,
    ],
  });
}

export function tellOfReward(
  tx: Tx,
  deps: Deps,
  referrer: Referrer,
  { referralId, name, credits }: { referralId: string; name: string; credits: number },
): Promise<void> {
  const who = mailName(name);
  return tell(tx, deps, referrer, {
    key: `referral-rewarded:${referralId}`,
    subject: `You got ${plural(credits, 'credit')} for bringing in ${who}`,
    preview: 'Their listing is published.',
    paragraphs: [
      `${who} is published, and couples can find it. Thank you for bringing them in: ${plural(credits, 'credit')} ${credits === 1 ? 'is' : 'are'} on your account and good for six months.`,
    ],
  });
}
