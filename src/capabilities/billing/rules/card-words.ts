const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** 'Visa ending in 4242'. */
export function cardName({ brand, last4 }: { brand: string; last4: string }): string {
  return `${BRANDS[brand] ?? 'Card'} ending in ${last4}`;
}

/** 'Expires 12/34'. */
export function cardExpiry({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}
