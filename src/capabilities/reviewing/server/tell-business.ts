import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { StoredReview } from '#capabilities/reviews/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { findCaseView } from './support/queue.store.ts';

export type BusinessDeps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;
type Words = { key: string; subject: string; preview: string; paragraphs: readonly string[] };

/** To those who speak for the business, each at once: reviews are rare, and answers to disputes are waited for. */
export async function tellBusiness(
  tx: Tx,
  { clock, publicUrl, secret }: BusinessDeps,
  { id, storefrontId }: Pick<StoredReview, 'id' | 'storefrontId'>,
  words: (listing: string) => Words,
): Promise<void> {
  const view = await findCaseView(tx, id);
  if (!view) return;
  const readers = (await listStorefrontReaders(tx, storefrontId))
    .filter(({ allowed }) => allowed.includes('edit-listing'))
    .map((reader) => ({ ...reader, mail: reader.mail === 'DIGEST' ? ('EACH' as const) : reader.mail }));
  const { key, subject, preview, paragraphs } = words(mailName(view.storefront.name));
  const url = `${publicUrl}${withQuery(vendorPaths.reviews, { storefront: view.storefront.uuid })}`;
  const notice = composeNotice({ publicUrl, secret }, readers, {
    side: 'VENDOR',
    key,
    mail: {
      subject,
      preview,
      heading: subject,
      paragraphs: [...paragraphs],
      action: { label: 'See your reviews', url },
    },
    text: undefined,
  });
  await queueNotices(tx, { clock }, [notice]);
}
