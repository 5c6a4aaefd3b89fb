import type { Claim, LinkInbox } from '../../contract/super-link.contract.ts';
import { rsvpPaths } from '../../rules/paths.ts';
import type { ClaimRow, SuperLinkRow } from './super-link.store.ts';

export function presentLink(
  { code, purposes, isOpen, version }: SuperLinkRow,
  publicUrl: string,
): NonNullable<LinkInbox['link']> {
  return { url: publicUrl + rsvpPaths.shared(code), purposes, isOpen, version };
}

export function presentClaim(row: ClaimRow, suggestedUuid: string | null): Claim {
  const { weddingId: _, before: __, decidedBy: ___, decidedAt: ____, createdAt, ...claim } = row;
  return { ...claim, createdAt: createdAt.toISOString(), suggestedUuid };
}
