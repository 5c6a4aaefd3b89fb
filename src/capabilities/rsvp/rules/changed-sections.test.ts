import { expect, it } from 'vitest';
import { changedSections } from './changed-sections.ts';
import { knownReply } from './fitting-reply.ts';
import { invitationOf } from './invitation-of.ts';

const EVENT = {
  ...{
    uuid: 'e1',
    name: 'Wedding',
    date: '2031-09-13',
    startsAt: '',
    endsAt: '',
    placeName: '',
    address: '',
  },
  ...{ attire: '', text: '', asksReply: true, opensOn: null, closesOn: '2031-08-01' },
  meals: 'CHOICE' as const,
  dishes: [{ uuid: 'd1', name: 'Trout', text: '', eaters: 'ALL' as const }],
};
const person = (
  uuid: string,
  firstName: string,
  plusOneOf: number | null,
  status: 'ATTENDING' | 'INVITED',
) => ({
  ...{ uuid, firstName, lastName: '', kind: 'ADULT' as const, plusOneOf },
  ...{ diets: [], dietNote: '', needs: [] },
  invitations: [{ status, meal: null }],
});
const invitation = invitationOf(
  { language: 'de', people: [person('g1', 'Ruth', null, 'ATTENDING'), person('g2', '', 0, 'INVITED')] },
  [EVENT],
  {
    ...{ couple: { a: 'Maya', b: 'Jonah' }, questions: [], waiting: true, version: 3 },
    settings: { language: 'en', greeting: '', contact: '' },
    sent: { receipt: '', at: '2031-07-01T10:00:00.000Z', note: 'See you.', answers: [] },
    ...{ extendedUntil: null, today: '2031-08-20' },
  },
);

it('tells what would change before and after, in the couple’s language, and nothing of what stays', () => {
  const reply = knownReply(invitation);
  const [ruth, guest] = reply.people;
  if (!(ruth && guest)) throw new Error('Two seats.');
  const wish = {
    ...reply,
    people: [
      { ...ruth, diets: ['NUTS' as const] },
      {
        ...guest,
        firstName: 'Lu',
        events: [{ eventUuid: 'e1', status: 'ATTENDING' as const, dishUuid: 'd1' }],
      },
    ],
  };
  expect(changedSections(invitation, wish)).toMatchObject([
    {
      title: 'Wedding',
      before: ['Ruth is coming.', 'Ruth’s guest is not sure yet.'],
      after: ['Ruth and Lu are coming.', 'Lu is having: Trout.'],
    },
    { title: 'Food and needs', before: [], after: ['Food for Ruth: No nuts.'] },
  ]);
});

it('tells of a note that is taken back', () => {
  const wish = { ...knownReply(invitation), note: '' };
  expect(changedSections(invitation, wish)).toMatchObject([
    { title: 'Their note', before: ['See you.'], after: [] },
  ]);
});

it('is nothing where all stays', () => {
  expect(changedSections(invitation, knownReply(invitation))).toEqual([]);
});
