import type { ClaimWords } from '../../rules/claim-rules.ts';
import type { LinkPurpose } from '../../rules/super-link-purposes.ts';

/** Which screen of the link somebody is at. The same three follow each other whoever types whichever name. */
export type SharedStep =
  | { kind: 'name'; name: string }
  | { kind: 'proof'; name: string }
  | { kind: 'claim'; claim: ClaimWords };

export type Answered = { step: SharedStep; problem?: string };

export function emptyClaim(purpose: LinkPurpose, name = ''): ClaimWords {
  return {
    ...{ purpose, name, email: '', phone: '', address1: '', address2: '' },
    ...{ city: '', region: '', postalCode: '', country: '', note: '' },
  };
}

/** What a form without a script sent, as it is judged and stored. */
export function claimIn(form: FormData, purpose: LinkPurpose): ClaimWords {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  return {
    purpose,
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    address1: typed('address1'),
    address2: typed('address2'),
    city: typed('city'),
    region: typed('region'),
    postalCode: typed('postalCode'),
    country: typed('country'),
    note: typed('note'),
  };
}
