import { describe, expect, it } from 'vitest';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import type { Question } from '../questions.ts';
import { findingWords } from './finding-words.ts';
import { isToMend, type Rehearsed, rehearsalReport } from './report.ts';

type Household = Rehearsed['households'][number];
type Person = Household['people'][number];

const INVITED = { status: 'INVITED', meal: null } as const;
const DECLINED = { status: 'DECLINED', meal: null } as const;

const DINNER: Rehearsed['events'][number] = {
  uuid: 'dinner',
  name: 'Dinner',
  date: '2027-09-11',
  startsAt: '16:00',
  placeName: 'Leopold House',
  address: '',
  asksReply: true,
  closesOn: '2027-08-17',
  capacity: null,
  meals: 'CHOICE',
  dishes: ['Trout'],
};

function person(more: Partial<Person> = {}): Person {
  return { ...NEW_PERSON, firstName: 'Ruth', email: 'ruth@example.com', invitations: [INVITED], ...more };
}

function household(more: Partial<Household> = {}): Household {
  return { uuid: 'adler', list: 'INVITED', language: '', address1: '1 Main St', people: [person()], ...more };
}

function question(uuid: string, more: Partial<Question> = {}): Question {
  const showWhen = { kind: 'ALWAYS' } as const;
  return {
    uuid,
    scope: 'HOUSEHOLD',
    kind: 'YES_NO',
    label: uuid,
    options: [],
    isRequired: false,
    showWhen,
    ...more,
  };
}

const SOUND: Rehearsed = {
  events: [DINNER],
  households: [household()],
  questions: [],
  settings: { language: 'en', greeting: '', contact: 'Call Maya' },
  today: '2027-07-01',
};

const kinds = (more: Partial<Rehearsed>) => rehearsalReport({ ...SOUND, ...more }).map(({ kind }) => kind);
const ofEvent = (more: Partial<typeof DINNER>) => kinds({ events: [{ ...DINNER, ...more }] });
const ofHousehold = (more: Partial<Household>) => kinds({ households: [household(more)] });

describe('the report of a rehearsal', () => {
  it('finds nothing where everything is in place', () => {
    expect(rehearsalReport(SOUND)).toEqual([]);
  });

  it.each([
    ['dishes to choose, and none', { dishes: [] }, ['NO_DISHES']],
    ['a buffet needs none', { dishes: [], meals: 'BUFFET' }, []],
    ['no date', { date: null }, ['NO_DATE']],
    ['no time', { startsAt: '' }, ['NO_TIME']],
    ['no place', { placeName: '' }, ['NO_PLACE']],
    ['an address is a place', { placeName: '', address: 'Hudson' }, []],
    ['no last day', { closesOn: null }, ['NO_LAST_DAY']],
    ['a last day that is over', { closesOn: '2027-06-30' }, ['LAST_DAY_PAST']],
    ['today is still the last day', { closesOn: '2027-07-01' }, []],
    ['an event that is over may be closed', { date: '2027-06-30', closesOn: '2027-06-01' }, []],
    ['a last day after the event', { closesOn: '2027-09-12' }, ['LAST_DAY_AFTER']],
    ['a last day on the day itself', { closesOn: '2027-09-11' }, []],
    ['exactly enough room', { capacity: 1 }, []],
    ['too little room', { capacity: 0 }, ['OVER_CAPACITY']],
    ['an event that asks nothing needs no last day', { asksReply: false, closesOn: null }, ['NOTHING_ASKED']],
  ] as const)('of an event: %s', (_, more, found) => {
    expect(ofEvent(more)).toEqual(found);
  });

  it('counts only who may still come against the room, and says how many are too many', () => {
    const people = [person(), person(), person({ invitations: [DECLINED] })];
    const events = [{ ...DINNER, capacity: 1 }];
    const [found] = rehearsalReport({ ...SOUND, events, households: [household({ people })] });
    expect(found).toMatchObject({ kind: 'OVER_CAPACITY', over: 1 });
    expect(found && findingWords(found)).toBe('Dinner has 1 guest more than it has room for.');
  });

  it.each([
    ['invited to nothing', { people: [person({ invitations: [null] })] }, ['NOBODY_INVITED', 'NOT_INVITED']],
    ['with no way to reach it', { address1: '', people: [person({ email: '' })] }, ['UNREACHABLE']],
    ['a phone is a way', { address1: '', people: [person({ email: '', phone: '+15185550117' })] }, []],
    ['another language, without own words', { language: 'es' }, []],
    ['an open seat', { people: [person(), person({ firstName: '' })] }, ['OPEN_SEAT']],
    [
      'an open seat that declined',
      { people: [person(), person({ firstName: '', invitations: [DECLINED] })] },
      [],
    ],
    ['for later', { list: 'LATER', address1: '', people: [person({ email: '' })] }, ['NOBODY_INVITED']],
  ] as const)('of a household: %s', (_, more, found) => {
    expect(ofHousehold(more as Partial<Household>).toSorted()).toEqual([...found].toSorted());
  });

  it('tells who reads the couple’s own words in another language', () => {
    const households = [household({ language: 'es' }), household({ uuid: 'same', language: 'en' })];
    const settings = { ...SOUND.settings, greeting: 'Come!' };
    expect(rehearsalReport({ ...SOUND, households, settings })).toEqual([
      { about: 'HOUSEHOLDS', kind: 'OTHER_LANGUAGE', uuids: ['adler'] },
    ]);
    expect(kinds({ households, questions: [question('song')] })).toEqual(['OTHER_LANGUAGE']);
  });

  it.each([
    ['an event that is gone', { kind: 'COMING', eventUuid: 'gone' }],
    ['a question that is gone', { kind: 'ANSWER', questionUuid: 'gone', value: 'yes' }],
    ['itself', { kind: 'ANSWER', questionUuid: 'asked', value: 'yes' }],
    ['a later question', { kind: 'ANSWER', questionUuid: 'after', value: 'yes' }],
    ['an answer that cannot be given', { kind: 'ANSWER', questionUuid: 'before', value: 'maybe' }],
    ['what each person says', { kind: 'ANSWER', questionUuid: 'each', value: 'yes' }],
    ['an option that is gone', { kind: 'ANSWER', questionUuid: 'choice', value: 'Gone' }],
  ] as const)('knows that a question waits for ever: %s', (_, showWhen) => {
    const questions = [
      question('before'),
      question('each', { scope: 'GUEST' }),
      question('choice', { kind: 'CHOICE', options: ['Bus'] }),
      question('asked', { showWhen }),
      question('after'),
    ];
    expect(rehearsalReport({ ...SOUND, questions })).toEqual([
      { about: 'QUESTION', kind: 'NEVER_ASKED', question: { uuid: 'asked', label: 'asked' } },
    ]);
  });

  it('follows conditions through several questions', () => {
    const saidYes = (questionUuid: string) => ({ kind: 'ANSWER', questionUuid, value: 'yes' }) as const;
    const chain = [
      question('one'),
      question('two', { showWhen: saidYes('one') }),
      question('three', { showWhen: saidYes('two') }),
    ];
    expect(kinds({ questions: chain })).toEqual([]);
    const broken = chain.map((one, place) =>
      place === 0 ? { ...one, showWhen: { kind: 'COMING', eventUuid: 'gone' } as const } : one,
    );
    expect(kinds({ questions: broken })).toEqual(['NEVER_ASKED', 'NEVER_ASKED', 'NEVER_ASKED']);
  });

  it('lets each person be asked about what the household said, and any words be waited for', () => {
    const questions = [
      question('town', { kind: 'SHORT_TEXT' }),
      question('bus', {
        scope: 'GUEST',
        showWhen: { kind: 'ANSWER', questionUuid: 'town', value: 'Hudson' },
      }),
    ];
    expect(kinds({ questions })).toEqual([]);
  });

  it('tells a question that nobody on the list is asked', () => {
    const events = [DINNER, { ...DINNER, uuid: 'brunch', name: 'Brunch' }];
    const households = [household({ people: [person({ invitations: [INVITED, null] })] })];
    const questions = [
      question('brunch', { showWhen: { kind: 'COMING', eventUuid: 'brunch' } }),
      question('then', { showWhen: { kind: 'ANSWER', questionUuid: 'brunch', value: 'yes' } }),
    ];
    expect(kinds({ events, households, questions })).toEqual([
      'NOBODY_ASKED',
      'NOBODY_ASKED',
      'NOBODY_INVITED',
    ]);
  });

  it('misses whom guests can ask', () => {
    expect(kinds({ settings: { ...SOUND.settings, contact: '' } })).toEqual(['NO_CONTACT']);
  });

  it('puts what has to be mended first, and has words for all of it', () => {
    const found = rehearsalReport({
      events: [
        { ...DINNER, date: null, startsAt: '', placeName: '', closesOn: null, dishes: [], capacity: 0 },
        { ...DINNER, uuid: 'brunch', name: 'Brunch', closesOn: '2027-06-30' },
        { ...DINNER, uuid: 'tour', name: 'Tour', closesOn: '2027-09-30' },
      ],
      households: [
        household({ language: 'es', address1: '', people: [person({ email: '', firstName: '' })] }),
        household({ uuid: 'idle', people: [person({ invitations: [] })] }),
      ],
      questions: [
        question('never', { showWhen: { kind: 'COMING', eventUuid: 'gone' } }),
        question('nobody', { showWhen: { kind: 'COMING', eventUuid: 'tour' } }),
      ],
      settings: { language: 'en', greeting: 'Come!', contact: '' },
      today: '2027-07-01',
    });
    const mend = found.map(isToMend);
    expect(mend).toEqual(mend.toSorted((one, other) => Number(other) - Number(one)));
    const sentences = found.map(findingWords);
    expect(new Set(sentences).size).toBe(found.length);
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(16);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“1].+\.$/u);
  });
});
