import { expect, it } from 'vitest';
import { type Mailing, mailingMarks } from './mailing.ts';

const paper: Mailing = { kind: 'INVITATION', channel: 'PAPER', sentOn: '2027-05-03' };
const mail: Mailing = { ...paper, channel: 'EMAIL' };

it('households of one mark go together, and those of none', () => {
  const households = [
    { uuid: 'a', mailings: [paper] },
    { uuid: 'b', mailings: [] },
    { uuid: 'c', mailings: [{ ...paper, kind: 'THANK_YOU' as const }] },
    { uuid: 'd', mailings: [mail] },
    { uuid: 'e', mailings: [paper, mail] },
  ];
  expect(mailingMarks('INVITATION', households)).toEqual([
    { ...paper, householdUuids: ['a', 'e'] },
    { ...paper, sentOn: null, householdUuids: ['b', 'c'] },
    { ...mail, householdUuids: ['d'] },
  ]);
  expect(mailingMarks('OTHER', [])).toEqual([]);
});
