import { describe, expect, it } from 'vitest';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { NEW_HOUSEHOLD } from '#capabilities/guests/rules/new-household.ts';
import type { HouseholdReply } from '../../contract/replies.contract.ts';
import { knownReply } from '../fitting-reply.ts';
import { addCare, careOf, careWords, removeCare, toggled, withAll, withDish } from './change-card.ts';
import { deskInvitation } from './desk-invitation.ts';
import { enteredWords } from './entered-words.ts';
import { cardName, findCards, markTyped } from './find-cards.ts';
import { heardInNote } from './heard-in-note.ts';
import { householdWith } from './household-with.ts';

const RIB = { uuid: 'rib', name: 'Short rib', text: '', eaters: 'ALL' } as const;
const TROUT = { uuid: 'trout', name: 'Trout', text: '', eaters: 'ALL' } as const;
const WEDDING: GuestEvent = {
  ...NEW_EVENT,
  uuid: 'wedding',
  version: 1,
  meals: 'CHOICE',
  dishes: [RIB, TROUT],
};
const BRUNCH: GuestEvent = { ...NEW_EVENT, uuid: 'brunch', version: 1, name: 'Brunch', dishes: [] };
const EVENTS = [WEDDING, BRUNCH];

function household(uuid: string, ...names: string[]): Household {
  return {
    ...NEW_HOUSEHOLD,
    list: 'INVITED',
    ...{ uuid, version: 1, mailings: [] },
    people: names.map((name, place) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return {
        ...NEW_PERSON,
        ...{ uuid: `${uuid}-${place}`, firstName, lastName, diets: [], dietNote: '', needs: [] },
        invitations: [
          { status: 'INVITED', meal: null },
          { status: 'INVITED', meal: null },
        ],
        tags: [],
      };
    }),
  };
}

function row(householdUuid: string, shortCode: string, answeredAt: string | null = null): HouseholdReply {
  return {
    ...{ householdUuid, shortCode, answeredAt, linkCode: '', openedAt: null, source: null, note: '' },
    answers: [],
    ...{ hasDraft: false, extendedUntil: null, request: null },
  };
}

const ADLER = household('adler', 'Ruth Adler', 'Walter Adler');
const invitation = deskInvitation(
  ADLER,
  undefined,
  { events: EVENTS, couple: { a: '', b: '' } },
  { today: '2027-01-01' },
);
const EMPTY = knownReply(invitation);

describe('a card', () => {
  it('is all yes or all no with one key, and a dish goes with a no', () => {
    const coming = withAll(EMPTY, 'ATTENDING');
    expect(coming.people.flatMap(({ events }) => events.map(({ status }) => status))).toEqual(
      Array(4).fill('ATTENDING'),
    );
    const dined = withDish(coming, 'adler-0', 'wedding', 'rib');
    expect(enteredWords(invitation, dined)).toBe('Coming, 1 Short rib');
    expect(withAll(dined, 'DECLINED').people[0]?.events[0]).toMatchObject({
      status: 'DECLINED',
      dishUuid: null,
    });
    expect(enteredWords(invitation, withAll(dined, 'DECLINED'))).toBe('Can’t come');
    expect(enteredWords(invitation, EMPTY)).toBe('Not answered yet');
  });

  it('switches one cell: nothing becomes yes, yes becomes no', () => {
    const once = toggled(EMPTY, 'adler-1', 'brunch');
    expect(once.people[1]?.events[1]?.status).toBe('ATTENDING');
    expect(toggled(once, 'adler-1', 'brunch').people[1]?.events[1]?.status).toBe('DECLINED');
    expect(enteredWords(invitation, once)).toBe('1 of 2 coming');
  });

  it('notes what somebody cannot eat or needs, each once, and takes it off again', () => {
    const [ruth] = EMPTY.people;
    if (!ruth) throw new Error('Nobody is there.');
    const nuts = { kind: 'diet', diet: 'NUTS' } as const;
    const words = { kind: 'words', words: ' No cilantro ' } as const;
    const noted = [nuts, words, { kind: 'need', need: 'STEP_FREE' } as const, nuts].reduce(addCare, ruth);
    expect(careOf(noted)).toEqual([
      nuts,
      { kind: 'words', words: 'No cilantro' },
      { kind: 'need', need: 'STEP_FREE' },
    ]);
    expect(careOf(noted).reduce(removeCare, noted)).toEqual(ruth);
  });

  it('counts at once as it will once it is stored; what it leaves out stays', () => {
    const reply = withDish(EMPTY, 'adler-0', 'wedding', 'trout');
    const after = householdWith(ADLER, EVENTS, reply);
    expect(countEvent([after], 0, 2)).toMatchObject({ coming: 1, waiting: 1, dishes: [0, 1] });
    expect(countEvent([after], 1, 0)).toMatchObject({ coming: 0, waiting: 2 });
  });

  it('names an open seat only for who is coming', () => {
    const nadler = household('nadler', 'Simon Nadler', '');
    const asked = deskInvitation(
      nadler,
      undefined,
      { events: EVENTS, couple: { a: '', b: '' } },
      { today: '2027-01-01' },
    );
    const named = knownReply(asked);
    const people = named.people.map((person) => ({ ...person, firstName: 'Sam' }));
    const no = withAll({ ...named, people }, 'DECLINED');
    const yes = withAll({ ...named, people }, 'ATTENDING');
    expect(householdWith(nadler, EVENTS, no).people.map(({ firstName }) => firstName)).toEqual(['Simon', '']);
    expect(householdWith(nadler, EVENTS, yes).people.map(({ firstName }) => firstName)).toEqual([
      'Simon',
      'Sam',
    ]);
  });
});

describe('the words on a card', () => {
  const heard = (note: string) =>
    heardInNote({ ...EMPTY, note }, invitation.people).map(
      ({ care, person }) => `${person.firstName}: ${careWords(care)}`,
    );

  it('suggest what somebody who is named in them needs', () => {
    expect(heard('Walter will need the ramp. Mazel tov!')).toEqual(['Walter: Step-free way in']);
    expect(heard('Ruth is vegan and has a nut allergy')).toEqual(['Ruth: Vegan', 'Ruth: No nuts']);
    expect(heard('RUTH: gluten-free please')).toEqual(['Ruth: No gluten']);
  });

  it('suggest nothing where nobody is named, nothing is asked for, or it is noted already', () => {
    expect(heard('We are a bit nuts about you')).toEqual([]);
    expect(heard('Walter says hi')).toEqual([]);
    const people = EMPTY.people.map((person) => ({ ...person, diets: ['VEGAN' as const] }));
    expect(heardInNote({ ...EMPTY, people, note: 'Ruth is vegan' }, invitation.people)).toEqual([]);
  });
});

describe('finding a card', () => {
  const others = [
    household('nadler', 'Simon Nadler', ''),
    household('adam', 'Zoë Adam'),
    { ...household('later', 'Ada Later'), list: 'LATER' as const },
  ];
  const rows = new Map(
    [
      row('adler', 'K7QX2MFD'),
      row('nadler', 'P3HB9WTC'),
      row('adam', 'AD000000', '2027-01-01T00:00:00Z'),
    ].map((one) => [one.householdUuid, one]),
  );
  const found = (text: string) =>
    findCards([ADLER, ...others], rows, text).map(({ household: { uuid } }) => uuid);

  it('takes the beginning of any name in any spelling, those who wait first, nobody for later', () => {
    expect(found('ad')).toEqual(['adler', 'adam']);
    expect(found('zoe')).toEqual(['adam']);
    expect(found('wal ad')).toEqual(['adler']);
    expect(found('dler')).toEqual([]);
    expect(found('and')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  it('takes the beginning of a code as it is read from paper', () => {
    expect(found('k7qx-2m')).toEqual(['adler']);
    expect(found('P3h')).toEqual(['nadler']);
    expect(found('adoo')).toEqual(['adam']);
  });

  it('is named as a drawer is sorted, with what was typed marked', () => {
    expect(cardName(ADLER)).toBe('Adler, Ruth and Walter');
    expect(cardName(household('two', 'Ana Cruz', 'Tom Lee'))).toBe('Ana Cruz and Tom Lee');
    expect(markTyped('Adler, Ruth and Walter', 'adl w')).toEqual([
      { part: 'Adl', isTyped: true },
      { part: 'er, ', isTyped: false },
      { part: 'Ruth ', isTyped: false },
      { part: 'and ', isTyped: false },
      { part: 'W', isTyped: true },
      { part: 'alter', isTyped: false },
    ]);
  });
});
