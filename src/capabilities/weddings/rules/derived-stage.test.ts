import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedStage, type StageFacts, shownStage } from './derived-stage.ts';
import { PLANNING_STAGES } from './planning-stages.ts';

const NOTHING: StageFacts = {
  hasDate: false,
  daysLeft: null,
  isVenueBooked: false,
  hasBegun: false,
  doneShare: 0,
};

describe('derivedStage', () => {
  it.each([
    [{}, 'NEWLY_ENGAGED'],
    [{ hasBegun: true }, 'PLANNING_NO_VENUE_BOOKED'],
    [{ hasDate: true, daysLeft: 300 }, 'PLANNING_NO_VENUE_BOOKED'],
    [{ hasDate: true, daysLeft: 300, isVenueBooked: true }, 'PLANNING_VENUE_BOOKED'],
    [{ isVenueBooked: true }, 'PLANNING_VENUE_BOOKED'],
    [{ hasDate: true, daysLeft: 60, isVenueBooked: true }, 'ALMOST_DONE'],
    [{ hasDate: true, daysLeft: 61, isVenueBooked: true, doneShare: 0.8 }, 'ALMOST_DONE'],
    [{ hasDate: true, daysLeft: 20, doneShare: 0.9 }, 'PLANNING_NO_VENUE_BOOKED'],
  ] as const)('of %j is %s', (known, stage) => {
    expect(derivedStage({ ...NOTHING, ...known })).toBe(stage);
  });
});

describe('shownStage', () => {
  it('is what the couple says, also where we know of no venue', () => {
    for (const stage of PLANNING_STAGES) expect(shownStage(stage, NOTHING)).toBe(stage);
    expect(shownStage(null, NOTHING)).toBe('NEWLY_ENGAGED');
  });

  it('never says that no venue is booked where one is', () => {
    const anyFacts = fc.record({
      hasDate: fc.boolean(),
      daysLeft: fc.option(fc.integer({ min: -400, max: 900 })),
      isVenueBooked: fc.constant(true),
      hasBegun: fc.boolean(),
      doneShare: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.option(fc.constantFrom(...PLANNING_STAGES)), anyFacts, (chosen, facts) => {
        expect(['PLANNING_VENUE_BOOKED', 'ALMOST_DONE']).toContain(shownStage(chosen, facts));
      }),
    );
  });
});
