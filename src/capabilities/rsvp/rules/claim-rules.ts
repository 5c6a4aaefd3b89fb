import { email } from '#base/validation/email.ts';
import { phone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { hasAddress } from '#capabilities/guests/rules/address-lines.ts';
import { HOUSEHOLD_RULES } from '#capabilities/guests/rules/household-rules.ts';
import { nameLength } from '#capabilities/guests/rules/name-length.ts';
import { linesProblem } from '#capabilities/guests/rules/read-guest-lines.ts';
import { LONGEST_NOTE } from './reply.ts';
import type { LinkPurpose } from './super-link-purposes.ts';

/** What somebody leaves through the link for everybody. */
export type ClaimWords = {
  purpose: LinkPurpose;
  name: string;
  email: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  note: string;
};

export const LONGEST_CLAIM_NAME = 100;

/** An address that mail can reach is what the link for addresses is for. */
function addressNeeded(_: string, claim: ClaimWords): string | undefined {
  return claim.purpose !== 'ADDRESS' || hasAddress(claim)
    ? undefined
    : 'Add a street, and a city or ZIP code.';
}

/** Who answers by name and is not found can only be answered where they can be reached. */
function reachNeeded(_: string, claim: ClaimWords): string | undefined {
  const canBeReached = claim.email !== '' || claim.phone !== '';
  return claim.purpose !== 'RSVP' || canBeReached ? undefined : 'Add an email or a phone number.';
}

const { address1, address2, city, region, postalCode, country } = HOUSEHOLD_RULES;

export const CLAIM_RULES = {
  name: [required, nameLength(LONGEST_CLAIM_NAME), linesProblem],
  email: [reachNeeded, email],
  phone: [phone, maxLength(30)],
  address1: [addressNeeded, ...address1],
  ...{ address2, city, region, postalCode, country },
  note: [maxLength(LONGEST_NOTE)],
};
