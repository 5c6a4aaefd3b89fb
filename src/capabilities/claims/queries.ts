import { orpc } from '#app/orpc.ts';

/** A listing that can be claimed, with one's own claim. */
export function claimQuery(uuid: string) {
  return orpc.claims.readClaim.queryOptions({ input: { uuid } });
}

export function askedClaimQuery(id: string) {
  return orpc.claims.readAskedClaim.queryOptions({ input: { id } });
}

export const supportClaimsQuery = orpc.claims.listClaims.queryOptions();
