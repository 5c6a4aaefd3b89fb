import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { enterStorefront, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Purchases } from '../../contract/purchases.contract.ts';
import { cardName } from '../../rules/paid-with.ts';
import { presentListed } from './present-purchase.ts';
import { HISTORY_ORDER, listPaid, type PurchaseRow } from './purchases.store.ts';

const PAGE = 30;
const EXPORT_PAGE = 500;

type Deps = Pick<Platform, 'db' | 'clock'>;

async function readPage({ db }: Deps, storefrontId: number, cursor: string | undefined, size: number) {
  const after = decodeCursor(HISTORY_ORDER, cursor);
  const rows = await listPaid(db, storefrontId, { after, limit: size + 1 });
  return pageOf(HISTORY_ORDER, rows, size);
}

export async function listPurchases(
  deps: Deps,
  actor: SignedInActor,
  { storefrontUuid, cursor }: { storefrontUuid: string; cursor?: string | undefined },
): Promise<Result<Purchases>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { id } = entered.value.storefront;
  const { page, nextCursor } = await readPage(deps, id, cursor, PAGE);
  const timeZone = await timeZoneOf(deps.db, id);
  return ok({ purchases: page.map(({ purchase }) => presentListed(purchase, timeZone)), nextCursor });
}

const HEADER = [
  'Number',
  'Paid',
  'What',
  'Price',
  'Tax',
  'Total',
  'Refunded',
  'Code',
  'Made out to',
  'Tax ID',
  'Paid with',
  'For days from',
  'For days until',
];

const dollars = (cents: number) => (cents / 100).toFixed(2);

function rowOf(purchase: PurchaseRow, timeZone: string) {
  const listed = presentListed(purchase, timeZone);
  const dayOf = (moment: string | undefined | null) =>
    moment ? calendarDateOf(new Date(moment), timeZone) : '';
  const { number, name, paidAt, netCents, taxCents, totalCents, refundedCents, card, period } = listed;
  const { promoCode, billing } = purchase;
  return [
    ...[number, dayOf(paidAt), name, dollars(netCents), dollars(taxCents), dollars(totalCents)],
    ...[dollars(refundedCents), promoCode ?? '', billing?.businessName ?? '', billing?.taxId ?? ''],
    ...[card ? cardName(card) : '', dayOf(period?.startsAt), dayOf(period?.endsAt)],
  ];
}

export async function exportPurchases(
  deps: Deps,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<File>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  const all: PurchaseRow[] = [];
  let cursor: string | undefined;
  do {
    const { page, nextCursor } = await readPage(deps, storefront.id, cursor, EXPORT_PAGE);
    all.push(...page.map(({ purchase }) => purchase));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  const timeZone = await timeZoneOf(deps.db, storefront.id);
  const name = `purchases-${slugify(storefront.name) || 'listing'}-${calendarDateOf(deps.clock.now())}.csv`;
  const lines = csvLines([HEADER, ...all.toReversed().map((purchase) => rowOf(purchase, timeZone))]);
  return ok(new File([BYTE_ORDER_MARK, lines], name, { type: 'text/csv; charset=utf-8' }));
}
