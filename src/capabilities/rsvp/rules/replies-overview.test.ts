import { describe, expect, it } from 'vitest';
import type { Diet, Need } from '#capabilities/guests/rules/guest-needs.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import type { Question } from './questions.ts';
import { answerSum, careOf, progressOf, readProgress } from './replies-overview.ts';

const EVENT = { asksReply: true, date: '2031-09-13', opensOn: null, closesOn: '2031-08-17' };
const WAITING: Invitation = { status: 'INVITED', meal: null };
const COMING: Invitation = { status: 'ATTENDING', meal: null };
const person = (firstName: string, ...invitations: (Invitation | null)[]) => ({
  firstName,
  lastName: 'Lee',
  invitations,
  ...{ diets: [] as Diet[], dietNote: '', needs: [] as Need[] },
});
const household = (...people: ReturnType<typeof person>[]) => ({ list: 'INVITED' as const, people });
const REPLY = { openedAt: null, hasDraft: false, extendedUntil: null };

describe('progressOf', () => {
  it.each([
    ['2031-08-17', REPLY, 'WAITING'],
    ['2031-08-17', { ...REPLY, openedAt: '2031-08-01T10:00:00.000Z' }, 'OPENED'],
    ['2031-08-17', { ...REPLY, hasDraft: true }, 'DRAFT'],
    ['2031-08-18', { ...REPLY, hasDraft: true }, 'LATE'],
    ['2031-08-18', { ...REPLY, extendedUntil: '2031-08-20' }, 'WAITING'],
    ['2031-08-18', undefined, 'LATE'],
  ])('on %s with %o: %s', (today, reply, expected) => {
    expect(progressOf(household(person('Ana', WAITING)), [EVENT], reply, today)).toBe(expected);
  });

  it('says nothing of who is asked nothing', () => {
    const later = { ...household(person('Ana', WAITING)), list: 'LATER' as const };
    expect(progressOf(later, [EVENT], REPLY, '2031-08-01')).toBeUndefined();
    expect(progressOf(household(person('Ana', null)), [EVENT], REPLY, '2031-08-01')).toBeUndefined();
    const untold = { ...EVENT, asksReply: false };
    expect(progressOf(household(person('Ana', WAITING)), [untold], REPLY, '2031-08-01')).toBeUndefined();
  });

  it('is read from an address, and nothing else is', () => {
    expect(readProgress('LATE')).toBe('LATE');
    expect(readProgress('late')).toBeUndefined();
    expect(readProgress(null)).toBeUndefined();
  });
});

it('sums up the care of those who are coming to anything', () => {
  const nuts = { diets: ['NUTS' as const], dietNote: 'celery, too', needs: ['STEP_FREE' as const] };
  const ana = { ...person('Ana', WAITING, COMING), ...nuts };
  const ben = { ...person('Ben', WAITING, null), ...nuts };
  expect(careOf([household(ana, ben)])).toEqual({
    diets: [{ kind: 'NUTS', names: ['Ana Lee'] }],
    needs: [{ kind: 'STEP_FREE', names: ['Ana Lee'] }],
    notes: [{ name: 'Ana Lee', text: 'celery, too' }],
  });
});

describe('answerSum', () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const question = (kind: Question['kind'], options: string[] = []): Question => ({
    ...{ uuid, scope: 'HOUSEHOLD', kind, label: 'Bus?', options, isRequired: false },
    showWhen: { kind: 'ALWAYS' },
  });
  const said = (...values: string[]) =>
    values.map((value) => ({ questionUuid: uuid, guestUuid: null, values: [value] }));

  it.each([
    [question('YES_NO'), said('yes', 'no', 'yes'), 'Yes 2, No 1'],
    [question('CHOICE', ['Hudson', 'yes']), said('yes'), 'Hudson 0, yes 1'],
    [question('NUMBER'), said('3', '4'), '7 in all'],
    [question('SONG'), said('Abba'), '1 answer'],
    [question('SONG'), said('Abba', 'Blur'), '2 answers'],
    [question('SONG'), [], 'No answers yet'],
  ])('%o', (asked, answers, expected) => {
    expect(answerSum(asked, answers)).toBe(expected);
  });
});
