import { addressLines, hasAddress, type PostalAddress } from '#capabilities/guests/rules/address-lines.ts';
import { claimPerson } from './claim-person.ts';
import type { ClaimPart } from './claims.ts';

type Claimed = PostalAddress & { name: string; email: string; phone: string };
type Known = PostalAddress & {
  people: readonly {
    uuid: string;
    firstName: string;
    lastName: string;
    kind: string;
    email: string;
    phone: string;
  }[];
};

/** One thing that came, beside what the household has; '' where it has nothing. */
export type ComparedPart = { part: ClaimPart; claimed: string; known: string };

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What of a claim says something that the household does not. What is the same already is left out. */
export function compareClaim(claim: Claimed, household: Known): ComparedPart[] {
  const person = claimPerson(claim.name, household.people);
  const lines = (address: PostalAddress) => (hasAddress(address) ? addressLines(address).join(', ') : '');
  const parts: ComparedPart[] = [
    { part: 'ADDRESS', claimed: lines(claim), known: lines(household) },
    { part: 'EMAIL', claimed: claim.email, known: person?.email ?? '' },
    { part: 'PHONE', claimed: claim.phone, known: person?.phone ?? '' },
  ];
  return parts.filter(({ claimed, known }) => claimed !== '' && letters(claimed) !== letters(known));
}
