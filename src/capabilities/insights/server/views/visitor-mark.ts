import { createHmac } from 'node:crypto';

export type Visitor = { address: string; userAgent: string };

/** Enough that two never meet by chance, and no longer. */
const MARK_LENGTH = 22;

/** Tells a visitor of one listing from others on one day. Nothing can be read from it, and nothing links it to another listing or day. */
export function visitorMark(salt: string, storefrontId: number, { address, userAgent }: Visitor): string {
  return createHmac('sha256', salt)
    .update(JSON.stringify([storefrontId, address, userAgent]))
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}
