import { noCardNumber } from '#base/validation/card-number.ts';
import { textRule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** Whom a receipt is made out to. Everything may be left out: the listing’s name stands there anyway. */
export type BillingDetails = { businessName: string; taxId: string; address: string };

export const NO_BILLING: BillingDetails = { businessName: '', taxId: '', address: '' };

const MOST_LINES = 5;

const fewLines = textRule(
  `Use up to ${MOST_LINES} lines.`,
  (text) => text.trim().split('\n').length <= MOST_LINES,
);

export const BILLING_RULES = {
  businessName: [maxLength(100), noCardNumber],
  taxId: [maxLength(30), noCardNumber],
  address: [maxLength(300), fewLines, noCardNumber],
};

/** As they stand under each other on a receipt. */
export function billingLines({ businessName, taxId, address }: BillingDetails): string[] {
  const lines = [businessName, ...address.split('\n'), taxId && `Tax ID ${taxId}`];
  return lines.map((line) => line.trim()).filter(Boolean);
}
