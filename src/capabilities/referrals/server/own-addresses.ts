import { getDomain } from 'tldts';
import { SHARED_DOMAINS } from '#capabilities/claims/rules/claim-domain.data.ts';
import { listStorefrontMembers } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** The same mailbox, whatever somebody adds behind a plus sign. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** The domain that somebody had to register; nothing where anybody can have an address. */
function ownDomain(email: string): string | undefined {
  const domain = getDomain(email.slice(email.lastIndexOf('@') + 1).toLowerCase(), {
    allowPrivateDomains: true,
  });
  return domain && !SHARED_DOMAINS.has(domain) ? domain : undefined;
}

/** Whether two sets of addresses have a domain of their own in common. */
export function sharesDomain(some: readonly string[], others: readonly string[]): boolean {
  const domains = new Set(some.flatMap((email) => ownDomain(email) ?? []));
  return others.some((email) => domains.has(ownDomain(email) ?? ''));
}

export async function teamAddresses(tx: Tx, storefrontId: number): Promise<string[]> {
  return (await listStorefrontMembers(tx, storefrontId)).map(({ email }) => email);
}

/** Whether this address belongs to the business itself, as far as addresses tell. */
export function isOwnAddress(email: string, team: readonly string[]): boolean {
  return team.some((member) => mailboxOf(member) === mailboxOf(email)) || sharesDomain(team, [email]);
}
