import { describe, expect, it } from 'vitest';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import { findProfile, PROFILES } from './profiles.ts';

type Listed = Parameters<typeof findProfile>[1][number];

const INVITED = { status: 'INVITED', meal: null } as const;

function person(firstName: string, more: Partial<Listed['people'][number]> = {}): Listed['people'][number] {
  return { ...NEW_PERSON, firstName, invitations: [INVITED], ...more };
}

function household(uuid: string, people: Listed['people'], more: Partial<Listed> = {}): Listed {
  return { uuid, list: 'INVITED', language: '', address1: '1 Main St', people, ...more };
}

const KNOWN = {
  events: [{ asksReply: true, date: '2027-09-11', closesOn: '2027-08-17' }],
  language: 'en' as const,
  extendedUntil: new Map<string, string | null>(),
};

const LIST = [
  household('later', [person('Lou')], { list: 'LATER' }),
  household('family', [person('Ana'), person('Tom'), person('Mia', { kind: 'CHILD' })]),
  household('host', [person('Eve'), person('', { plusOneOf: 0 })]),
  household('pair', [person('Ruth'), person('Walter')]),
  household('alone', [person('Sam')], { address1: '' }),
  household('foreign', [person('Inés')], { language: 'es' }),
];

describe('the household to be', () => {
  it.each([
    ['SINGLE', 'alone'],
    ['COUPLE', 'pair'],
    ['CHILD', 'family'],
    ['PLUS_ONE', 'host'],
    ['NO_ADDRESS', 'alone'],
    ['LANGUAGE', 'foreign'],
  ] as const)('%s is %s', (profile, uuid) => {
    expect(findProfile(profile, LIST, KNOWN)).toEqual({ uuid, on: '' });
  });

  it('is one after the last day, on the first day that is', () => {
    expect(findProfile('CLOSED', LIST, KNOWN)).toEqual({ uuid: 'family', on: '2027-08-18' });
    const more = { ...KNOWN, extendedUntil: new Map([['family', '2027-08-30']]) };
    expect(findProfile('CLOSED', LIST, more)).toEqual({ uuid: 'family', on: '2027-08-31' });
  });

  it('is nobody after a last day that never comes', () => {
    const events = [{ asksReply: true, date: null, closesOn: null }];
    expect(findProfile('CLOSED', LIST, { ...KNOWN, events })).toBeUndefined();
    const several = [...KNOWN.events, ...events];
    const both = LIST.map((one) => ({
      ...one,
      people: one.people.map((who) => ({ ...who, invitations: [INVITED, INVITED] })),
    }));
    expect(findProfile('CLOSED', both, { ...KNOWN, events: several })).toBeUndefined();
  });

  it('is rather somebody who is asked something', () => {
    const idle = household('idle', [person('Idle', { invitations: [null] })]);
    expect(findProfile('SINGLE', [idle, ...LIST], KNOWN)?.uuid).toBe('alone');
    expect(findProfile('SINGLE', [idle], KNOWN)?.uuid).toBe('idle');
  });

  it('is nobody where there is none', () => {
    const nobody = LIST.filter(({ list }) => list === 'LATER');
    for (const profile of PROFILES) expect(findProfile(profile, nobody, KNOWN)).toBeUndefined();
    expect(findProfile('LANGUAGE', LIST, { ...KNOWN, language: 'es' })).toBeUndefined();
  });
});
