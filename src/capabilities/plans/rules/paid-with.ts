/** As much of a card as a receipt says. */
export type PaidCard = { brand: string; last4: string };

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** 'Visa ending in 4242'. */
export function cardName({ brand, last4 }: PaidCard): string {
  return `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;
}
