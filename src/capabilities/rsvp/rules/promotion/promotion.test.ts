import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestList } from '#capabilities/guests/rules/household-choices.ts';
import type { InvitationStatus } from '#capabilities/guests/rules/invitation.ts';
import { fittingCircles, freedSeats, freeSeats } from './free-seats.ts';
import { suggestedUntil } from './promotion-rules.ts';
import { joinCircle, moveCircle, splitCircle, waitingLine } from './waiting-line.ts';

type Placed = Parameters<typeof waitingLine>[0][number];

const at = (uuid: string, listRank: number | null, list: GuestList = 'LATER'): Placed => ({
  uuid,
  list,
  listRank,
});
const names = (line: readonly (readonly Placed[])[]) =>
  line.map((circle) => circle.map(({ uuid }) => uuid).join('+'));

/** The line once the changes are there. */
function lineWith(households: readonly Placed[], changes: ReturnType<typeof moveCircle>): string[] {
  return names(
    waitingLine(
      households.map((household) => {
        const change = changes.find(({ uuids }) => uuids.includes(household.uuid));
        return change ? { ...household, listRank: change.listRank } : household;
      }),
    ),
  );
}

const LINE = [at('c', 5), at('a', 1), at('b1', 3), at('b2', 3), at('none', null), at('in', null, 'INVITED')];

describe('who is asked next', () => {
  it('stands by place, circles together, whoever has none behind', () => {
    expect(names(waitingLine(LINE))).toEqual(['a', 'b1+b2', 'c', 'none']);
  });

  it('moves up and down, joins and parts', () => {
    const line = waitingLine(LINE);
    expect(lineWith(LINE, moveCircle(line, 1, -1))).toEqual(['b1+b2', 'a', 'c', 'none']);
    expect(lineWith(LINE, moveCircle(line, 2, 1))).toEqual(['a', 'b1+b2', 'none', 'c']);
    expect(lineWith(LINE, joinCircle(line, 1))).toEqual(['a+b1+b2', 'c', 'none']);
    expect(lineWith(LINE, splitCircle(line, 1))).toEqual(['a', 'b1', 'b2', 'c', 'none']);
    expect([moveCircle(line, 0, -1), moveCircle(line, 3, 1), joinCircle(line, 0)]).toEqual([[], [], []]);
  });

  it('never loses or divides anybody by moving', () => {
    const lines = fc.array(fc.option(fc.integer({ min: 1, max: 6 })), { maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.nat(12), fc.constantFrom(-1 as const, 1 as const), (ranks, place, by) => {
        const households = ranks.map((rank, index) => at(`h${index}`, rank));
        const line = waitingLine(households);
        const moved = lineWith(households, moveCircle(line, place, by));
        expect(moved.toSorted()).toEqual(names(line).toSorted());
      }),
    );
  });
});

const household = (statuses: (InvitationStatus | null)[], list: GuestList = 'INVITED') => ({
  list,
  people: statuses.map((status) => ({
    ...NEW_PERSON,
    invitations: [status && { status, meal: null }],
  })),
});

describe('seats that came free', () => {
  const WEDDING = { uuid: 'wedding', capacity: 4 };

  it('are what is left of the room once everybody comes who may', () => {
    const list = [
      household(['ATTENDING', 'INVITED']),
      household(['DECLINED', 'DECLINED']),
      household(['INVITED'], 'LATER'),
    ];
    expect(freeSeats([WEDDING], list, null)).toEqual([{ eventUuid: 'wedding', declined: 2, free: 2 }]);
    expect(freedSeats(freeSeats([WEDDING], list, null))).toBe(2);
  });

  it('are counted from the wanted guests where no room is given, and not at all without either', () => {
    const list = [household(['ATTENDING', 'DECLINED'])];
    const open = { ...WEDDING, capacity: null };
    expect(freeSeats([open], list, 3)[0]?.free).toBe(2);
    expect(freeSeats([open], list, null)[0]?.free).toBeNull();
    expect(freedSeats(freeSeats([open], list, null))).toBe(0);
  });

  it('are none while nobody has declined, however much room there is', () => {
    expect(freedSeats(freeSeats([{ ...WEDDING, capacity: 90 }], [household(['INVITED'])], null))).toBe(0);
  });

  it('are never fewer than none', () => {
    const list = [household(['ATTENDING', 'ATTENDING', 'DECLINED'])];
    expect(freeSeats([{ ...WEDDING, capacity: 1 }], list, null)[0]?.free).toBe(0);
  });

  it('go to the first circles that fit, each whole', () => {
    const of = (size: number) => ({ people: Array.from({ length: size }) });
    const line = [[of(2), of(2)], [of(3)], [of(1)], [of(1)], [of(1)]];
    expect(fittingCircles(line, 4)).toEqual([line[0]]);
    expect(fittingCircles(line, 3)).toEqual([line[1]]);
    expect(fittingCircles(line, 2)).toEqual([line[2], line[3]]);
    expect(fittingCircles(line, 0)).toEqual([]);
    expect(fittingCircles([[of(0)]], 5)).toEqual([]);
  });

  it('are never given away twice', () => {
    const sizes = fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }), { maxLength: 10 });
    fc.assert(
      fc.property(sizes, fc.nat(30), (given, seats) => {
        const line = given.map((circle) => circle.map((size) => ({ people: Array.from({ length: size }) })));
        const taken = fittingCircles(line, seats).flat();
        expect(taken.reduce((sum, { people }) => sum + people.length, 0)).toBeLessThanOrEqual(seats);
      }),
    );
  });
});

describe('the last day of who is asked later', () => {
  it.each([
    ['two weeks', '2027-07-01', '2027-07-20', '2027-07-20'],
    ['at least two weeks', '2027-07-15', '2027-07-20', '2027-07-29'],
    ['not after the event', '2027-09-05', '2027-08-01', '2027-09-11'],
  ])('is %s', (_, today, closesOn, until) => {
    expect(suggestedUntil([{ date: '2027-09-11', closesOn }], today)).toBe(until);
  });

  it('is in two weeks where nothing else is known', () => {
    expect(suggestedUntil([{ date: null, closesOn: null }], '2027-07-01')).toBe('2027-07-15');
  });
});
