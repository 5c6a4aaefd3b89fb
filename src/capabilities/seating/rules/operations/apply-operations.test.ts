import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComing, livedPlan, randomOperation, smallPlan, sorted } from '../../testing/random-plan.ts';
import type { SeatingState } from '../seating-state.ts';
import { applyOperations } from './apply-operations.ts';
import { changeTableSteps, pinSteps, removeTableSteps, seatSteps, seatTogether } from './plan-steps.ts';
import { inverseOf, type SeatingOperation, type Step } from './steps.ts';
import { stepsBetween } from './steps-between.ts';

const lived = fc.integer().map(livedPlan);

const only = (steps: readonly Step[]): SeatingOperation => ({ uuid: 'one', steps });
const seated = (state: SeatingState, guestUuid: string) =>
  state.seats.find((seat) => seat.guestUuid === guestUuid);

function apply(state: SeatingState, steps: readonly Step[]): SeatingState {
  const applied = applyOperations(state, [only(steps)], isComing);
  expect(applied.refused).toEqual([]);
  return applied.state;
}

describe('whatever is tried', () => {
  it('a chair has one person, a person one chair, a table no more than its chairs, and only who comes sits', () => {
    fc.assert(
      fc.property(lived, ({ state }) => {
        const chairs = state.seats.map(({ tableUuid, seat }) => `${tableUuid} ${seat}`);
        expect(new Set(chairs).size).toBe(chairs.length);
        expect(new Set(state.seats.map(({ guestUuid }) => guestUuid)).size).toBe(state.seats.length);
        for (const { tableUuid, seat, guestUuid } of state.seats) {
          const table = state.tables.find(({ uuid }) => uuid === tableUuid);
          expect(seat).toBeLessThanOrEqual(table?.seats ?? 0);
          expect(isComing(guestUuid)).toBe(true);
        }
        const numbers = state.tables.map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });

  it('the inverse of what was taken brings the same plan back, one after the other to the first', () => {
    fc.assert(
      fc.property(lived, ({ state, taken }) => {
        let now = state;
        for (const { before, operation } of taken.toReversed()) {
          const undone = applyOperations(now, [inverseOf(operation, 'undo')], () => true);
          expect(undone.refused).toEqual([]);
          expect(sorted(undone.state)).toEqual(sorted(before));
          now = undone.state;
        }
      }),
    );
  });

  it('what is refused changes nothing, also where it was made of another plan', () => {
    fc.assert(
      fc.property(lived, lived, ({ state, random }, other) => {
        const operation = randomOperation(random, other.state);
        const applied = applyOperations(state, [operation], isComing);
        if (applied.refused.length > 0) expect(applied.state).toBe(state);
        else expect(applied.taken).toEqual([operation]);
      }),
    );
  });
});

describe('two partners', () => {
  /** Each shows their own at once, and what the server took of both in its order once it answers. */
  it('see the same plan in the end, in the order of the server', () => {
    fc.assert(
      fc.property(lived, ({ state, random }) => {
        const maya = randomOperation(random, state);
        const jonah = randomOperation(random, state);
        const server = applyOperations(state, [maya, jonah], isComing);
        const mayas = applyOperations(applyOperations(state, [maya], isComing).state, [jonah], isComing);
        const jonahs = applyOperations(state, server.taken, isComing);
        expect(mayas.state).toEqual(server.state);
        expect(jonahs.state).toEqual(server.state);
      }),
    );
  });

  it('at one table lose nothing: one moves it, the other gives it a name', () => {
    const plan = smallPlan();
    const moved: Step = { on: 'table', uuid: 'table-0', before: { x: 0 }, after: { x: 120 } };
    const named: Step = { on: 'table', uuid: 'table-0', before: { label: '' }, after: { label: 'Family' } };
    const { state, refused } = applyOperations(
      plan,
      [only([moved]), { uuid: 'two', steps: [named] }],
      isComing,
    );
    expect(refused).toEqual([]);
    expect(state.tables[0]).toMatchObject({ x: 120, label: 'Family' });
  });

  it('cannot both take one chair: the second is told who sits there', () => {
    const plan = smallPlan();
    const chair = { tableUuid: 'table-0', seat: 1 };
    const sit = (guestUuid: string) => seatSteps(plan, [{ guestUuid, chair }]);
    const { state, refused } = applyOperations(
      plan,
      [only(sit('guest-0')), { uuid: 'two', steps: sit('guest-1') }],
      isComing,
    );
    expect(refused).toMatchObject([{ uuid: 'two', why: 'TAKEN', on: 'guest' }]);
    expect(seated(state, 'guest-0')).toMatchObject(chair);
  });

  it('do not move what the other moved meanwhile', () => {
    const plan = smallPlan();
    const move = (x: number): Step => ({ on: 'table', uuid: 'table-0', before: { x: 0 }, after: { x } });
    const { state, refused } = applyOperations(
      plan,
      [only([move(50)]), { uuid: 'two', steps: [move(90)] }],
      isComing,
    );
    expect(state.tables[0]?.x).toBe(50);
    expect(refused).toEqual([{ uuid: 'two', why: 'CHANGED', on: 'table', thing: 'table-0' }]);
  });
});

describe('of the plan as a whole, two partners', () => {
  const release = (from: boolean, to: boolean): Step => ({
    on: 'plan',
    before: { isReleased: from },
    after: { isReleased: to },
  });

  it('who want the same at once both get it, and who wants the opposite of what is there now is told', () => {
    const { state, refused } = applyOperations(
      smallPlan(),
      [only([release(false, true)]), { uuid: 'two', steps: [release(false, true)] }],
      isComing,
    );
    expect(refused).toEqual([]);
    expect(state.isReleased).toBe(true);
    const room: Step = { on: 'plan', before: { name: 'Barn', isReleased: false }, after: { name: 'Tent' } };
    expect(applyOperations(state, [only([room])], isComing).refused).toMatchObject([{ why: 'CHANGED' }]);
  });
});

describe('an operation', () => {
  it('sets nothing that its maker did not look at', () => {
    const blind: Step = { on: 'table', uuid: 'table-0', before: {}, after: { x: 5 } };
    expect(applyOperations(smallPlan(), [only([blind])], isComing).refused).toMatchObject([
      { why: 'CHANGED' },
    ]);
  });

  it('lets two change places', () => {
    const plan = apply(
      smallPlan(),
      seatTogether(smallPlan(), { uuid: 'table-0', seats: 3 }, ['guest-0', 'guest-1']) ?? [],
    );
    const swapped = apply(
      plan,
      seatSteps(plan, [
        { guestUuid: 'guest-0', chair: { tableUuid: 'table-0', seat: 2 } },
        { guestUuid: 'guest-1', chair: { tableUuid: 'table-0', seat: 1 } },
      ]),
    );
    expect(seated(swapped, 'guest-0')?.seat).toBe(2);
    expect(seated(swapped, 'guest-1')?.seat).toBe(1);
  });

  it('keeps whoever declined off a chair', () => {
    const sit = seatSteps(smallPlan(), [{ guestUuid: 'guest-11', chair: { tableUuid: 'table-0', seat: 1 } }]);
    expect(applyOperations(smallPlan(), [only(sit)], isComing).refused).toMatchObject([
      { why: 'NOT_COMING' },
    ]);
  });

  it('gives no two tables one number or one name, however it is written', () => {
    const number: Step = { on: 'table', uuid: 'table-1', before: { number: 2 }, after: { number: 1 } };
    expect(applyOperations(smallPlan(), [only([number])], isComing).refused).toMatchObject([
      { why: 'NAME_TAKEN' },
    ]);
    const named = (uuid: string, label: string): Step => ({
      on: 'table',
      uuid,
      before: { label: '' },
      after: { label },
    });
    const both = only([named('table-0', 'Family'), named('table-1', 'FAMILY')]);
    expect(applyOperations(smallPlan(), [both], isComing).refused).toMatchObject([{ why: 'NAME_TAKEN' }]);
  });

  it('lets two tables change numbers', () => {
    const swapped = apply(smallPlan(), [
      { on: 'table', uuid: 'table-0', before: { number: 1 }, after: { number: 2 } },
      { on: 'table', uuid: 'table-1', before: { number: 2 }, after: { number: 1 } },
    ]);
    expect(swapped.tables.map(({ number }) => number)).toEqual([2, 1]);
  });
});

describe('what screens send', () => {
  const full = () =>
    apply(
      smallPlan(),
      seatTogether(smallPlan(), { uuid: 'table-0', seats: 3 }, ['guest-0', 'guest-1', 'guest-2']) ?? [],
    );

  it('sends people of a table that goes, or shrinks, back to the tray', () => {
    expect(apply(full(), removeTableSteps(full(), ['table-0']))).toMatchObject({
      seats: [],
      tables: [{ uuid: 'table-1' }],
    });
    const shrunk = apply(full(), changeTableSteps(full(), 'table-0', { seats: 2 }));
    expect(shrunk.seats.map(({ guestUuid }) => guestUuid)).toEqual(['guest-0', 'guest-1']);
  });

  it('seats a household only where all of them fit', () => {
    expect(seatTogether(full(), { uuid: 'table-0', seats: 3 }, ['guest-3'])).toBeUndefined();
    expect(seatTogether(full(), { uuid: 'table-1', seats: 3 }, ['guest-3', 'guest-0'])).toHaveLength(2);
  });

  it('pins whoever sits, and nobody else', () => {
    const pinned = apply(full(), pinSteps(full(), ['guest-0', 'guest-9'], true));
    expect(pinned.seats.filter(({ isPinned }) => isPinned).map(({ guestUuid }) => guestUuid)).toEqual([
      'guest-0',
    ]);
    expect(pinSteps(pinned, ['guest-0'], true)).toEqual([]);
  });
});

describe('steps between two plans', () => {
  it('lead from any to any other', () => {
    fc.assert(
      fc.property(lived, lived, (one, other) => {
        const steps = stepsBetween(one.state, other.state);
        if (steps.length === 0) expect(sorted(one.state)).toEqual(sorted(other.state));
        else expect(sorted(apply(one.state, steps))).toEqual(sorted(other.state));
      }),
    );
  });
});
