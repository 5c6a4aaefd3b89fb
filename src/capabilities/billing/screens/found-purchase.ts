import { errorStatus } from '#app/api-error.ts';
import type { Purchase } from '#capabilities/plans/contract/purchases.contract.ts';

/** What is not there, of another listing, or asked for by half an address, is nothing that was bought here. */
export async function foundPurchase(asked: Promise<Purchase>): Promise<Purchase | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ([400, 404].includes(errorStatus(error) ?? 500)) return undefined;
    throw error;
  }
}
