import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { SHARED_DOMAINS } from '../rules/claim-domain.data.ts';

/** What somebody has to register to have it; below a builder of sites that is the name they chose there. */
function registrable(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: true });
}

/** The domain whose mail proves the business, by the website on its page; null where it has none of its own. */
export function businessDomain(website: string | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  const { protocol, hostname } = new URL(website);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const domain = registrable(hostname);
  const shared = getDomain(hostname);
  if (!domain || SHARED_DOMAINS.has(domain) || (shared && SHARED_DOMAINS.has(shared))) return null;
  return domain;
}

/** Whether an address is one of that very domain, and of no other that only looks or ends like it. */
export function isOfDomain(email: string, domain: string): boolean {
  const at = email.lastIndexOf('@');
  return at > 0 && domainToASCII(email.slice(at + 1)).toLowerCase() === domain;
}
