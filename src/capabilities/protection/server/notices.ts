import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { plural } from '#base/text.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadRow } from './store.ts';

type Deps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;

type Words = { key: string; subject: string; preview: string; paragraphs: string[] };

/** To those of a listing who look after its credits, each at once: it is an answer, or about their money. */
async function tell(
  tx: Tx,
  { clock, publicUrl, secret }: Deps,
  { storefront }: Pick<LeadRow, 'storefront'>,
  { key, subject, preview, paragraphs }: Words,
): Promise<void> {
  const readers = (await listStorefrontReaders(tx, storefront.id))
    .filter(({ allowed }) => allowed.includes('manage-credits'))
    .map((reader) => ({ ...reader, mail: reader.mail === 'DIGEST' ? ('EACH' as const) : reader.mail }));
  const url = `${publicUrl}${withQuery(vendorPaths.balanceHistory, { storefront: storefront.uuid })}`;
  const notice = composeNotice({ publicUrl, secret }, readers, {
    side: 'VENDOR',
    key,
    mail: { subject, preview, heading: subject, paragraphs, action: { label: 'See your credits', url } },
    text: undefined,
  });
  await queueNotices(tx, { clock }, [notice]);
}

/** Who deleted their account has no name any more. */
const whom = ({ weddingId, coupleNames }: LeadRow) =>
  weddingId === null ? 'a couple' : mailName(coupleNames);

export async function tellOfRefund(
  tx: Tx,
  deps: Deps,
  { lead, credits, because, answer }: { lead: LeadRow; credits: number; because: string; answer: string },
): Promise<void> {
  const subject = `You got ${plural(credits, 'credit')} back`;
  const listing = mailName(lead.storefront.name);
  await tell(tx, deps, lead, {
    key: `lead-refund:${lead.uuid}`,
    subject,
    preview: `For ${whom(lead)}: ${because}.`,
    paragraphs: [
      `The ${plural(credits, 'credit')} that ${listing} paid to connect with ${whom(lead)} came back: ${because}.`,
      answer || 'There’s nothing you need to do.',
    ],
  });
}

export async function tellOfDecline(
  tx: Tx,
  deps: Deps,
  { lead, answer }: { lead: LeadRow; answer: string },
): Promise<void> {
  await tell(tx, deps, lead, {
    key: `lead-refund-declined:${lead.uuid}`,
    subject: `About your refund request for ${whom(lead)}`,
    preview: 'We couldn’t refund this lead.',
    paragraphs: [`We looked at your request and couldn’t refund this lead.`, answer],
  });
}
