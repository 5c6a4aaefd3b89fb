export type CreditPack = { key: string; credits: number; priceCents: number };

/** The more at once, the less for each. */
export const CREDIT_PACKS = [
  { key: 'payg-25', credits: 25, priceCents: 2_500 },
  { key: 'payg-60', credits: 60, priceCents: 5_700 },
  { key: 'payg-150', credits: 150, priceCents: 13_500 },
  { key: 'payg-400', credits: 400, priceCents: 34_000 },
] as const satisfies readonly CreditPack[];

export function creditPack(key: string): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.key === key);
}
