import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { PlanLetter } from '../../rules/plan-letters.ts';
import type { PlanDeps } from './plan-deps.ts';
import { findListing } from './subscriptions.store.ts';

/** Whoever may buy for a listing. */
export async function listBuyers(tx: Tx, storefrontId: number) {
  const readers = await listStorefrontReaders(tx, storefrontId);
  return readers.filter(({ allowed }) => allowed.includes('buy'));
}

/** Money is told of at once and to all who may spend it, however else they like to hear of news. */
export async function tellOwners(
  tx: Tx,
  { clock, publicUrl, secret }: PlanDeps,
  { storefrontId, key }: { storefrontId: number; key: string },
  letterFor: (listing: string) => PlanLetter,
): Promise<void> {
  const { uuid, name } = await findListing(tx, storefrontId);
  const readers = (await listBuyers(tx, storefrontId)).map((reader) => ({
    ...reader,
    mail: 'EACH' as const,
  }));
  const { subject, preview, paragraphs, button } = letterFor(mailName(name));
  const url = `${publicUrl}${withQuery(vendorPaths.yourPlans, { storefront: uuid })}`;
  const mail = { subject, preview, heading: subject, paragraphs, action: { label: button, url } };
  const notice = composeNotice({ publicUrl, secret }, readers, {
    side: 'VENDOR',
    key,
    mail,
    text: undefined,
  });
  await queueNotices(tx, { clock }, [notice]);
}
