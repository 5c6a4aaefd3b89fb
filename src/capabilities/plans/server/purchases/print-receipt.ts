import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { periodWords } from '../../rules/paid-period.ts';
import { cardName } from '../../rules/paid-with.ts';
import { billingLines } from '../../rules/purchase-billing.ts';
import { linesOf, presentListed } from './present-purchase.ts';
import type { PurchaseRow } from './purchases.store.ts';
import { findReadable, type PurchaseRef } from './read-purchase.ts';

const TEMPLATE = new URL('./receipt.typ', import.meta.url);

function dataOf(purchase: PurchaseRow, { listing, timeZone }: { listing: string; timeZone: string }) {
  const dayOf = (moment: Date) => formatDateInText(calendarDateOf(moment, timeZone));
  const { taxCents, taxState, taxRate, paidAt, billing, calledOffAt, refundedCents } = purchase;
  const { number, totalCents, period, card } = presentListed(purchase, timeZone);
  const tax =
    taxCents > 0
      ? [{ name: `Sales tax, ${taxState} ${(taxRate ?? 0) / 1000}%`, amount: formatCents(taxCents) }]
      : [];
  const back = refundedCents > 0 ? formatCents(refundedCents) : null;
  return {
    ...{ number, listing, billing: billing ? billingLines(billing) : [] },
    facts: [
      { label: 'Number', value: number },
      { label: 'Paid', value: paidAt ? dayOf(paidAt) : '' },
      ...(card ? [{ label: 'Paid with', value: cardName(card) }] : []),
      ...(period ? [{ label: 'For', value: periodWords(period, timeZone) }] : []),
    ],
    lines: [...linesOf(purchase).map(({ name, cents }) => ({ name, amount: formatCents(cents) })), ...tax],
    total: formatCents(totalCents),
    refund: back && `${back} went back${calledOffAt ? ` on ${dayOf(calledOffAt)}` : ''}`,
  };
}

/** For their books; there is one as soon as it is paid. */
export async function printReceipt(
  { db, printer }: Pick<Platform, 'db' | 'printer'>,
  actor: SignedInActor,
  { storefrontUuid, uuid }: PurchaseRef,
): Promise<Result<File>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const found = await findReadable(db, entered.value, uuid);
  if (!found.ok) return found;
  const purchase = found.value;
  if (purchase.paidAt === null)
    return fail('plans.purchase_not_found', 'There is no receipt before it’s paid.');
  const { id, name: listing } = entered.value.storefront;
  const data = dataOf(purchase, { listing, timeZone: await timeZoneOf(db, id) });
  const printed = await printer.printPdf({ template: TEMPLATE, data });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], `receipt-P-${purchase.number}.pdf`, { type: 'application/pdf' }));
}
