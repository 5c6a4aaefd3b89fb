import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { plural } from '#base/text.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { warnedFrom } from '../rules/lot-lives.ts';
import { sumOf } from '../rules/lots.ts';
import { listEndingLots, type OwnedLot } from './credits.store.ts';

export type WarningDeps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

async function warn(
  tx: Tx,
  { clock, publicUrl, secret }: Omit<WarningDeps, 'db'>,
  { storefrontId, storefrontUuid, storefrontName }: OwnedLot,
  day: CalendarDate,
  credits: number,
): Promise<void> {
  const readers = await listStorefrontReaders(tx, storefrontId);
  const listing = mailName(storefrontName);
  const date = formatDateInText(day);
  const subject = `${plural(credits, 'credit')} of ${listing} ${credits === 1 ? 'expires' : 'expire'} on ${date}`;
  const notice = composeNotice(
    { publicUrl, secret },
    readers
      .filter(({ allowed }) => allowed.includes('manage-credits'))
      // In a digest it could come too late.
      .map((reader) => ({ ...reader, mail: reader.mail === 'DIGEST' ? 'EACH' : reader.mail })),
    {
      side: 'VENDOR',
      key: `credits-expiring:${storefrontUuid}:${day}`,
      mail: {
        subject,
        preview: 'Use them to connect with couples before then.',
        heading: subject,
        paragraphs: [
          `${plural(credits, 'credit')} of ${listing} can be used until ${date}. Credits that expire first are always used first, so there’s nothing to set up: connect with a couple before then.`,
        ],
        action: {
          label: 'See your credits',
          url: `${publicUrl}${withQuery(vendorPaths.balanceHistory, { storefront: storefrontUuid })}`,
        },
      },
      text: undefined,
    },
  );
  await queueNotices(tx, { clock }, [notice]);
}

/** Two weeks ahead, one mail for what a listing loses on one day; the day in its key keeps a second run quiet. */
export async function warnOfExpiry({ db, ...deps }: WarningDeps): Promise<void> {
  const now = deps.clock.now();
  const ending = await listEndingLots(db, { after: now, until: warnedFrom(now) });
  const days = Map.groupBy(
    ending,
    ({ storefrontId, expiresAt }) => `${storefrontId}:${calendarDateOf(expiresAt)}`,
  );
  for (const lots of days.values()) {
    const [first] = lots;
    if (first)
      await transact(db, (tx) => warn(tx, deps, first, calendarDateOf(first.expiresAt), sumOf(lots)));
  }
}
