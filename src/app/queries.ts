import { orpc } from './orpc.ts';

/** The listings a vendor works for; frames and screens of several capabilities ask alike. */
export const ownListingsQuery = orpc.storefronts.listOwn.queryOptions({ staleTime: 60_000 });

/** What a vendor has claimed and nobody has decided about yet. */
export const ownClaimsQuery = orpc.claims.listOwnClaims.queryOptions({ staleTime: 60_000 });
