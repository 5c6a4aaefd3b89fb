import { expect, it } from 'vitest';
import { envelopesToPrint } from './envelopes-to-print.ts';
import { NEW_PERSON } from './guest-person.ts';
import { NEW_HOUSEHOLD } from './new-household.ts';

const ADDRESS = { address1: '1 Elm Street', city: 'Hudson', region: 'NY', postalCode: '12534' };

function household(firstName: string, lastName: string, address: Partial<typeof ADDRESS> = ADDRESS) {
  return { ...NEW_HOUSEHOLD, ...address, people: [{ ...NEW_PERSON, firstName, lastName }] };
}

it('goes by last names, and counts who has no address', () => {
  const households = [
    household('Tom', 'Park'),
    household('Ana', 'Lee'),
    household('Sue', 'Kim', {}),
    household('Ida', 'Cruz', { address1: '2 Elm Street' }),
    { ...household('Zoe', 'Abel'), envelopeOuter: 'Auntie Zo' },
  ];
  const { envelopes, leftOut } = envelopesToPrint(households, 'RELAXED');
  expect(envelopes.map(({ name }) => name)).toEqual(['Auntie Zo', 'Ana Lee', 'Tom Park']);
  expect(envelopes[1]?.lines).toEqual(['1 Elm Street', 'Hudson, NY 12534']);
  expect(leftOut).toBe(2);
});
