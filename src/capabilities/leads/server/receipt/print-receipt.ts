import { formatCents } from '#base/money.ts';
import { ok, type Result } from '#base/result.ts';
import { plural } from '#base/text.ts';
import type { LeadRefund } from '#capabilities/protection/contract/lead-refunds.contract.ts';
import { protectionCase } from '#capabilities/protection/rules/protection-cases.data.ts';
import { standingWords } from '#capabilities/protection/rules/standing-words.ts';
import { readLeadRefund } from '#capabilities/protection/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { leadFacts } from '../../rules/lead-facts.ts';
import { priceText } from '../../rules/price-display.ts';
import { receiptSum } from '../../rules/receipt-sum.ts';
import { hundredthsText, knownLines, momentText, sentTo, takenText } from '../../rules/receipt-words.ts';
import { readReceipt } from './read-receipt.ts';

const TEMPLATE = new URL('./receipt.typ', import.meta.url);

const line = (label: string, value: string, isTotal = false) => ({ label, value, isTotal });

function paidLines({ charge, refund, timeZone }: LeadReceipt) {
  if (!charge) return [];
  const { credits, costCents, balanceBefore, balanceAfter, taken, entry } = charge;
  return [
    line('Paid', plural(credits, 'credit'), true),
    ...(costCents > 0 ? [line('Worth', formatCents(costCents))] : []),
    line('Balance before', String(balanceBefore)),
    line('This lead', `− ${credits}`),
    line('Balance after', String(balanceAfter), true),
    ...taken.map((lot) => line(takenText(lot, timeZone), `${lot.amount} of ${lot.granted}`)),
    line(`Ledger entry ${entry.seq}`, entry.hash.slice(0, 16)),
    line('Transaction', charge.transferId),
    ...(refund
      ? [line(`Refunded ${momentText(refund.at, timeZone)}`, plural(refund.credits, 'credit'), true)]
      : []),
  ];
}

function protectionLines({ cases }: LeadRefund, timeZone: string) {
  return cases.map((shown) => {
    const { value, note } = standingWords(shown, timeZone);
    return line(protectionCase(shown.key).brief, note ? `${value} · ${note}` : value);
  });
}

function dataOf(receipt: LeadReceipt, refund: LeadRefund) {
  const { lead, connected, timeZone } = receipt;
  return {
    number: receipt.number,
    business: receipt.storefrontName,
    couple: lead.coupleNames,
    facts: leadFacts(lead),
    connected: connected
      ? `Connected ${momentText(connected.at, timeZone)}${connected.by && ` by ${connected.by}`}`
      : 'Not connected',
    price: priceText(lead.price),
    pricedAt: `Price locked ${momentText(receipt.pricedAt, timeZone)}`,
    sum: receiptSum(receipt.inputs).map(({ kind, label, hundredths }, index) =>
      line(label, hundredthsText(hundredths, { signed: kind !== 'total' && index > 0 }), kind === 'total'),
    ),
    known: [
      ...knownLines(receipt).map(({ label, value }) => line(label, value)),
      line('Sent to', sentTo(receipt)),
    ],
    knownTitle: receipt.areFactsOfThatDay ? 'What we knew that day' : 'What we know today',
    paid: paidLines(receipt),
    protection: protectionLines(refund, timeZone),
  };
}

export async function printReceipt(
  { printer, ...deps }: Pick<Platform, 'db' | 'clock' | 'printer'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const receipt = await readReceipt(deps, actor, uuid);
  if (!receipt.ok) return receipt;
  const refund = await readLeadRefund(deps, actor, uuid);
  if (!refund.ok) return refund;
  const printed = await printer.printPdf({ template: TEMPLATE, data: dataOf(receipt.value, refund.value) });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], `${receipt.value.number}.pdf`, { type: 'application/pdf' }));
}
