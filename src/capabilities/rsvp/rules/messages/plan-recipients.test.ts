import { describe, expect, it } from 'vitest';
import type { Household } from '#capabilities/guests/contract.ts';
import type { InvitationStatus } from '#capabilities/guests/rules/invitation.ts';
import { isInAudience } from './audience.ts';
import { AUDIENCES } from './message-choices.ts';
import { planRecipients } from './plan-recipients.ts';

type Status = InvitationStatus | null;

const EVENTS = [
  { uuid: 'wedding', asksReply: true },
  { uuid: 'brunch', asksReply: false },
];

/** One person for each row, with what they said to the two events. */
function household(
  uuid: string,
  rows: readonly Status[][],
  more: { email?: string; list?: Household['list'] } = {},
) {
  const { email = `${uuid}@example.com`, list = 'INVITED' } = more;
  return {
    uuid,
    list,
    people: rows.map((statuses, place) => ({
      email: place === 0 ? email : '',
      invitations: statuses.map((status) => status && { status, meal: null }),
    })),
  } as unknown as Household;
}

const WAITING = household('waiting', [['INVITED', 'INVITED']]);
const PARTLY = household('partly', [
  ['ATTENDING', null],
  ['INVITED', null],
]);
const COMING = household('coming', [
  ['ATTENDING', 'INVITED'],
  ['DECLINED', null],
]);
const AWAY = household('away', [
  ['DECLINED', null],
  ['DECLINED', null],
]);
const UNINVITED = household('uninvited', [[null, null]]);
const ALL = [WAITING, PARTLY, COMING, AWAY, UNINVITED];

describe('an audience', () => {
  it.each([
    ['EVERYONE', ['waiting', 'partly', 'coming', 'away']],
    ['NOT_ANSWERED', ['waiting', 'partly']],
    ['COMING', ['partly', 'coming']],
    ['NOT_COMING', ['away']],
    ['EVENT', ['waiting', 'coming']],
  ] as const)('%s is %j', (audience, expected) => {
    const reached = ALL.filter((one) => isInAudience(one, EVENTS, { audience, eventUuid: 'brunch' }));
    expect(reached.map(({ uuid }) => uuid)).toEqual(expected);
  });

  it('is nobody where its event is gone', () => {
    expect(ALL.some((one) => isInAudience(one, EVENTS, { audience: 'EVENT', eventUuid: null }))).toBe(false);
  });
});

const NOBODY = { stopped: new Set<string>(), used: new Set<string>() };
const TO_ALL = { kind: 'MESSAGE', audience: 'EVERYONE', eventUuid: null } as const;
const REMINDER = { kind: 'REMINDER', audience: 'NOT_ANSWERED', eventUuid: null } as const;

function fates(planned: ReturnType<typeof planRecipients>) {
  return Object.fromEntries(planned.map(({ householdUuid, skip }) => [householdUuid, skip]));
}

describe('who gets a message', () => {
  it('is everybody it is for, once an address', () => {
    const sister = household('sister', [['INVITED', null]], { email: 'WAITING@example.com' });
    const blank = household('blank', [['INVITED', null]], { email: '' });
    expect(fates(planRecipients([...ALL, sister, blank], EVENTS, TO_ALL, NOBODY))).toEqual({
      ...{ waiting: null, partly: null, coming: null, away: null },
      ...{ sister: 'SAME_ADDRESS', blank: 'NO_ADDRESS' },
    });
  });

  it('is nobody who wants no more mail, or has it already', () => {
    const known = { stopped: new Set(['coming@example.com']), used: new Set(['away@example.com']) };
    expect(fates(planRecipients([COMING, AWAY], EVENTS, TO_ALL, known))).toEqual({
      coming: 'STOPPED',
      away: 'SAME_ADDRESS',
    });
  });

  it.each(['MAYBE', 'LATER'] as const)('is nobody of the list %s, whatever it is', (list) => {
    const kept = household('kept', [['INVITED', 'INVITED']], { list });
    for (const audience of AUDIENCES)
      expect(planRecipients([kept], EVENTS, { ...TO_ALL, audience, eventUuid: 'wedding' }, NOBODY)).toEqual(
        [],
      );
    expect(planRecipients([kept], EVENTS, REMINDER, NOBODY)).toEqual([]);
  });

  it('of a reminder is who has still to answer; who has is named as such', () => {
    expect(fates(planRecipients(ALL, EVENTS, REMINDER, NOBODY))).toEqual({
      ...{ waiting: null, partly: null, coming: 'ANSWERED', away: 'ANSWERED' },
    });
  });

  it('is written to at the first address of the household', () => {
    const second = household(
      'second',
      [
        ['INVITED', null],
        ['INVITED', null],
      ],
      { email: '' },
    );
    const [, person] = second.people;
    if (person) person.email = 'b@example.com';
    expect(planRecipients([second], EVENTS, TO_ALL, NOBODY)[0]?.address).toBe('b@example.com');
  });
});
