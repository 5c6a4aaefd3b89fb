import { describe, expect, it } from 'vitest';
import type { Household } from '#capabilities/guests/contract.ts';
import { countWords, summarize, summaryLines, toldMark } from './answer-summary.ts';
import { isClosingTomorrow } from './closing-time.ts';
import { nextMailAt, noticeAt } from './notice-time.ts';

const ZONE = 'America/New_York';
const iso = (text: string) => new Date(text);

describe('when somebody hears of an answer', () => {
  it.each([
    ['2027-06-01T21:59:00Z', '2027-06-01T22:00:00.000Z'],
    ['2027-06-01T22:00:00Z', '2027-06-02T22:00:00.000Z'],
    ['2027-06-02T03:00:00Z', '2027-06-02T22:00:00.000Z'],
    // The clocks go back before the next evening.
    ['2027-11-06T23:00:00Z', '2027-11-07T23:00:00.000Z'],
    ['2027-03-13T23:30:00Z', '2027-03-14T22:00:00.000Z'],
  ])('daily: of one at %s at %s', (now, expected) => {
    expect(noticeAt('DAILY', { now: iso(now), zone: ZONE, toldAt: null }).toISOString()).toBe(expected);
  });

  it.each(['EACH', 'ONLY_NO'] as const)(
    '%s: at once, and of the same household ten minutes later',
    (mode) => {
      const now = iso('2027-06-01T12:00:00Z');
      expect(noticeAt(mode, { now, zone: ZONE, toldAt: null })).toEqual(now);
      expect(noticeAt(mode, { now, zone: ZONE, toldAt: iso('2027-06-01T11:52:00Z') })).toEqual(
        iso('2027-06-01T12:02:00Z'),
      );
      expect(noticeAt(mode, { now, zone: ZONE, toldAt: iso('2027-06-01T11:50:00Z') })).toEqual(now);
    },
  );

  it('leaves a minute between two mails', () => {
    const wanted = iso('2027-06-01T12:00:30Z');
    expect(nextMailAt(null, wanted)).toEqual(wanted);
    expect(nextMailAt(iso('2027-06-01T12:00:00Z'), wanted)).toEqual(iso('2027-06-01T12:01:00Z'));
    expect(nextMailAt(iso('2027-06-01T11:00:00Z'), wanted)).toEqual(wanted);
  });
});

describe('the day before answers close', () => {
  it.each([
    ['2027-06-09T13:59:00Z', false],
    ['2027-06-09T14:00:00Z', true],
    ['2027-06-10T03:59:00Z', true],
    ['2027-06-10T04:00:00Z', false],
  ])('at %s: %s', (now, expected) => {
    expect(isClosingTomorrow('2027-06-10', ZONE, iso(now))).toBe(expected);
  });
});

type Said = [firstName: string, ...statuses: ('INVITED' | 'ATTENDING' | 'DECLINED' | null)[]];

function household(...people: Said[]) {
  return {
    name: '',
    people: people.map(([firstName, ...statuses]) => ({
      ...{ firstName, lastName: firstName && 'Adler', kind: 'ADULT', title: '', suffix: '' },
      ...{ diets: ['NUTS'], dietNote: 'allergic to bees', needs: ['STEP_FREE'] },
      invitations: statuses.map((status) => status && { status, meal: null }),
    })),
  } as unknown as Household;
}

const ASKED = [{ asksReply: true }, { asksReply: true }];

describe('what is said of a household', () => {
  const said = summarize(
    household(
      ['Ruth', 'ATTENDING', 'DECLINED'],
      ['Walter', 'DECLINED', 'DECLINED'],
      ['Mia', 'INVITED', null],
      ['', 'ATTENDING', null],
    ),
    ASKED,
  );

  it('is who comes to anything, who to nothing, and who is not sure', () => {
    expect(said.coming).toEqual(['Ruth Adler', 'Guest']);
    expect(said.notComing).toEqual(['Walter Adler']);
    expect(said.open).toBe(1);
    expect(countWords([said])).toBe('2 coming, 1 can’t come');
  });

  it('is never what they eat or need', () => {
    expect(summaryLines(said)).toBe(
      'The Adler family\nComing: Ruth Adler and Guest\nCan’t come: Walter Adler\nNot sure yet: 1',
    );
    expect(JSON.stringify(said)).not.toMatch(/nuts|bees|step/i);
  });

  it('is new only when somebody’s answer is', () => {
    const again = summarize(household(['Ruth', 'DECLINED', 'ATTENDING']), ASKED);
    const before = summarize(household(['Ruth', 'ATTENDING', 'DECLINED']), ASKED);
    expect(toldMark(again)).toBe(toldMark(before));
    expect(toldMark(summarize(household(['Ruth', 'DECLINED', 'DECLINED']), ASKED))).not.toBe(
      toldMark(before),
    );
  });

  it('counts nobody as nobody', () => {
    expect(countWords([])).toBe('0 coming');
    expect(countWords([{ coming: [], notComing: ['Walter'] }])).toBe('1 can’t come');
  });
});
