import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';

/** The smallest pack with which a lead can be paid, or the largest there is. */
export function packFor({ needed, balance }: { needed: number; balance: number }): string {
  const pack = CREDIT_PACKS.find(({ credits }) => balance + credits >= needed) ?? CREDIT_PACKS.at(-1);
  if (!pack) throw new Error('Nothing is for sale.');
  return pack.key;
}
