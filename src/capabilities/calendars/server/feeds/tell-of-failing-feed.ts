import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import { storefrontUuidOf } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { type FeedFailure, feedFailureWords } from '../../rules/feed-failures.ts';
import type { FeedRow } from './feeds.store.ts';

/** One mail for each time a calendar breaks, to those who can mend it. */
export async function tellOfFailingFeed(
  tx: Tx,
  { clock, publicUrl, secret }: Pick<Platform, 'clock' | 'publicUrl' | 'secret'>,
  { uuid, storefrontId, name, readAt }: FeedRow,
  failure: FeedFailure,
): Promise<void> {
  const storefront = await storefrontUuidOf(tx, storefrontId);
  const readers = await listStorefrontReaders(tx, storefrontId);
  const notice = composeNotice(
    { publicUrl, secret },
    readers.filter(({ allowed }) => allowed.includes('edit-listing')),
    {
      side: 'VENDOR',
      key: `calendar-feed:${uuid}:${readAt.getTime()}`,
      mail: {
        subject: 'We can’t read one of your calendars',
        preview: feedFailureWords(failure),
        heading: 'We can’t read one of your calendars',
        paragraphs: [
          `“${mailName(name)}” hasn’t updated your availability for a while. ${feedFailureWords(failure)}`,
          'The days we read last still count as taken. Check the link, or remove the calendar and connect it again.',
        ],
        action: {
          label: 'Open your calendar',
          url: `${publicUrl}${withQuery(vendorPaths.calendar, { storefront })}`,
        },
      },
      text: undefined,
    },
  );
  await queueNotices(tx, { clock }, [notice]);
}
