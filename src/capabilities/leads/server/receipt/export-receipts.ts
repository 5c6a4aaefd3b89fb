import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { readLine } from '#capabilities/inquiries/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, type CsvRow, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import { receiptNumber } from '../../rules/receipt-words.ts';
import { type LeadReader, leadReader } from '../present-lead.ts';
import { creditsCode } from './read-receipt.ts';
import { listReceiptRows, type ReceiptRow } from './receipts.store.ts';

const MOST_ROWS = 10_000;

const HEADER = [
  'Receipt',
  'Couple',
  'Connected',
  'Connected by',
  'Price factors',
  'Base price',
  'Credits paid',
  'Worth in dollars',
  'Balance after',
  'Credits refunded',
  'Vendors asked',
  'Transaction',
];

/** Roles that must not reach the couple read its names as they do on the screen. */
function rowOf(row: ReceiptRow, reader: LeadReader): CsvRow {
  const factors = (row.priceInputs ?? []).map(({ label, value }) => `${label} ${value}`);
  return [
    receiptNumber(row.uuid),
    readLine(row.coupleNames, 'COUPLE', leadReader(row, reader)),
    row.connectedAt.toISOString(),
    row.connectedBy,
    factors.join('; '),
    row.baseCreditPrice,
    row.paid ?? 0,
    row.costCents === null ? null : (row.costCents / 100).toFixed(2),
    row.balanceAfter,
    row.refunded ?? 0,
    row.vendorsAsked,
    row.transferId,
  ];
}

/** Both days belong to it; without them it is all there is. */
type Period = { from?: string | undefined; to?: string | undefined };

/** A line for each lead that was answered in a period, whatever it took; at most ten thousand. */
export async function exportReceipts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { storefrontUuid, from, to }: Period & { storefrontUuid: string },
): Promise<Result<File>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'read-leads');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  const today = calendarDateOf(clock.now());
  const last = to ? calendarDate(to) : today;
  const rows = await listReceiptRows(db, {
    storefrontId: storefront.id,
    code: creditsCode(storefrontUuid),
    from: from ? new Date(from) : new Date(0),
    to: new Date(addDays(last, 1)),
    limit: MOST_ROWS,
  });
  const parts = ['lead-receipts', slugify(storefront.name), from ?? '', last].filter(Boolean);
  return ok(
    new File(
      [BYTE_ORDER_MARK, csvLines([HEADER, ...rows.map((row) => rowOf(row, entered.value))])],
      `${parts.join('-')}.csv`,
      {
        type: 'text/csv; charset=utf-8',
      },
    ),
  );
}
