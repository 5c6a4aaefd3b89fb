import { expect, it } from 'vitest';
import { compareClaim } from './compare-claim.ts';

const NOWHERE = { address1: '', address2: '', city: '', region: '', postalCode: '', country: '' };
const ELM = { ...NOWHERE, address1: '12 Elm St', city: 'Hudson', region: 'NY', postalCode: '12534' };
const ruth = { uuid: 'ruth', firstName: 'Ruth', lastName: 'Adler', kind: 'ADULT', email: '', phone: '' };
const claim = { ...ELM, name: 'Ruth Adler', email: 'ruth@example.com', phone: '(518) 555-0117' };

it('names what the household lacks', () => {
  expect(compareClaim(claim, { ...NOWHERE, people: [ruth] })).toEqual([
    { part: 'ADDRESS', claimed: '12 Elm St, Hudson, NY 12534', known: '' },
    { part: 'EMAIL', claimed: 'ruth@example.com', known: '' },
    { part: 'PHONE', claimed: '(518) 555-0117', known: '' },
  ]);
});

it('shows both where they differ, and nothing where they say the same', () => {
  const known = {
    ...ELM,
    address1: '9 Oak Ave',
    people: [{ ...ruth, phone: '518.555.0117', email: 'r@example.com' }],
  };
  expect(compareClaim(claim, known)).toEqual([
    { part: 'ADDRESS', claimed: '12 Elm St, Hudson, NY 12534', known: '9 Oak Ave, Hudson, NY 12534' },
    { part: 'EMAIL', claimed: 'ruth@example.com', known: 'r@example.com' },
  ]);
});

it('leaves out what did not come', () => {
  expect(
    compareClaim({ ...NOWHERE, name: 'Ruth Adler', email: '', phone: '' }, { ...ELM, people: [ruth] }),
  ).toEqual([]);
});
