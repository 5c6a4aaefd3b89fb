import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import { timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { periodWords } from '../../rules/paid-period.ts';
import { cardName } from '../../rules/paid-with.ts';
import { billingLines } from '../../rules/purchase-billing.ts';
import { itemName, linesOf, presentListed } from './present-purchase.ts';
import type { PurchaseRow } from './purchases.store.ts';

type Deps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;
type Listing = { id: number; uuid: string };

/** To whoever may buy, also where they read other news in a digest or not at all: it is about their money. */
async function mail(
  tx: Tx,
  { clock, publicUrl, secret }: Deps,
  { id, uuid: storefrontUuid }: Listing,
  {
    key,
    uuid,
    ...words
  }: { key: string; uuid: string; subject: string; preview: string; paragraphs: string[] },
): Promise<void> {
  const readers = (await listStorefrontReaders(tx, id)).filter(({ allowed }) => allowed.includes('buy'));
  const { subject, preview, paragraphs } = words;
  const notice = composeNotice(
    { publicUrl, secret },
    readers.map((reader) => ({ ...reader, mail: 'EACH' as const })),
    {
      ...{ side: 'VENDOR', key, text: undefined },
      mail: {
        ...{ subject, preview, heading: subject, paragraphs },
        action: {
          label: 'See your receipt',
          url: `${publicUrl}${purchasePaths.receipt(uuid, storefrontUuid)}`,
        },
      },
    },
  );
  await queueNotices(tx, { clock }, [notice]);
}

export async function mailReceipt(
  tx: Tx,
  deps: Deps,
  listing: Listing,
  purchase: PurchaseRow,
): Promise<void> {
  const { uuid, number, netCents, taxCents, taxState, billing, paidAt, card } = purchase;
  const timeZone = await timeZoneOf(tx, listing.id);
  const { period } = presentListed(purchase, timeZone);
  const total = formatCents(netCents + taxCents);
  const lines = linesOf(purchase).map(({ name, cents }) => `${name}: ${formatCents(cents)}`);
  if (taxCents > 0) lines.push(`Sales tax, ${taxState}: ${formatCents(taxCents)}`);
  const facts = [
    ...(period ? [`For ${periodWords(period, timeZone)}`] : []),
    ...(card ? [`Paid with ${cardName(card)}`] : []),
  ];
  const to = billing ? billingLines(billing) : [];
  return mail(tx, deps, listing, {
    ...{ key: `receipt:${uuid}`, uuid, subject: `Your receipt for ${itemName(purchase)}` },
    preview: `${total}, P-${number}`,
    paragraphs: [
      `P-${number}, ${formatDateInText(calendarDateOf(paidAt ?? deps.clock.now(), timeZone))}`,
      [...lines, `Total: ${total}`].join('\n'),
      ...[facts, to].filter(({ length }) => length > 0).map((some) => some.join('\n')),
    ],
  });
}

export function mailCallOff(tx: Tx, deps: Deps, listing: Listing, purchase: PurchaseRow): Promise<void> {
  const { uuid, number, refundedCents, returnedCredits } = purchase;
  const back = formatCents(refundedCents);
  return mail(tx, deps, listing, {
    ...{ key: `call-off:${uuid}`, uuid, subject: `${back} is on its way back to you` },
    preview: `P-${number} was called off.`,
    paragraphs: [
      `P-${number} was called off: ${returnedCredits} of its credits were not spent, and ${back} goes back to the card it was paid with. Banks take up to ten days for that.`,
    ],
  });
}
