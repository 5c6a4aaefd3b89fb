import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from '#platform/hash-token.ts';

type Linked = { id: string; tokenHash: string; sendCount: number };

/**
 * An invitation has two links. The mailed one is a secret between us and the invited address: whoever opens it has shown
 * that the address is theirs. The other is for the inviter to copy and proves nothing about anyone; it is signed, so that
 * it can be shown again at any time, and it ends like the mailed one when the invitation is sent again.
 */
export function copiedToken({ id, sendCount }: Omit<Linked, 'tokenHash'>, secret: string): string {
  const mac = createHmac('sha256', secret).update(`invitation-link:${id}:${sendCount}`).digest('base64url');
  return `${id}.${mac}`;
}

/** Which invitation a copied link means, if it is one. */
export function copiedTokenId(token: string): string | undefined {
  return /^([0-9a-f-]{36})\.[\w-]{43}$/.exec(token)?.[1];
}

/** Undefined for a token that opens nothing. */
export type InvitationLink = 'mailed' | 'copied' | undefined;

/** Through which of its links somebody comes. */
export function linkOf(invitation: Linked, token: string, secret: string): InvitationLink {
  if (hashToken(token) === invitation.tokenHash) return 'mailed';
  const expected = Buffer.from(copiedToken(invitation, secret));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given) ? 'copied' : undefined;
}
