import { orpc } from './orpc.ts';

/** The listings a vendor works for; frames and screens of several capabilities ask alike. */
export const ownListingsQuery = orpc.storefronts.listOwn.queryOptions({ staleTime: 60_000 });
