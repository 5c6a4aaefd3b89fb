import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import { PLANNING_STAGES } from '#capabilities/weddings/rules/planning-stages.ts';
import { type BestStepFacts, bestSteps } from './best-steps.ts';

const NEW: BestStepFacts = {
  ...{ allowed: WEDDING_ABILITIES, stage: 'NEWLY_ENGAGED', daysLeft: null, placeName: null, placeSlug: null },
  ...{
    weddingDay: null,
    partner: 'missing',
    hasTotal: false,
    guests: 0,
    withoutAddress: 0,
    waiting: 0,
    repliesCloseIn: null,
    website: 'NONE',
  },
  missing: TAXONOMY_KEYS.map((taxonomyKey) => ({ taxonomyKey, plannedCents: null, near: null, asked: 0 })),
};
const around = (free: number, taken: number, fitting = 0) => ({
  near: 20,
  free,
  taken,
  fitting,
  farther: null,
});
const FAR: BestStepFacts = {
  ...NEW,
  ...{ stage: 'PLANNING_VENUE_BOOKED', daysLeft: 300, placeName: 'Hudson', placeSlug: 'hudson-ny' },
  weddingDay: '2027-09-11',
  ...{ partner: 'joined', hasTotal: true, guests: 140, withoutAddress: 21, website: 'PUBLISHED' },
  missing: [
    { taxonomyKey: 'wedding-cakes-desserts', plannedCents: 91_000, near: around(12, 0), asked: 0 },
    { taxonomyKey: 'wedding-bar-services', plannedCents: 258_300, near: around(7, 4, 3), asked: 1 },
  ],
};
const idsOf = (facts: BestStepFacts) => bestSteps(facts).map(({ id }) => id);

describe('bestSteps', () => {
  it('begins with what everything else follows from', () => {
    expect(idsOf(NEW)).toEqual(['set-date', 'set-place', 'set-budget', 'find-wedding-venues']);
  });

  it('names the dearest vendor that is missing, with its reasons', () => {
    expect(bestSteps(FAR)[0]).toMatchObject({
      title: 'Meet three bar services',
      href: '/wedding-vendors/search/hudson-ny--wedding-bar-services?date=2027-09-11',
      reasons: [
        'Your biggest vendor still to find, $2,583',
        '4 of 11 near Hudson are already booked on your date',
        '3 still free fit your plan',
        'You’ve written to 1 so far',
      ],
    });
    expect(bestSteps(FAR)[1]?.reasons).toEqual(['$910 in your plan', '12 are free on your date']);
    expect(idsOf(FAR).at(-1)).toBe('collect-addresses');
  });

  it('counts one as one, and says how many there are where nobody shows a calendar', () => {
    const [missing] = FAR.missing;
    const reasons = (near: ReturnType<typeof around>) =>
      bestSteps({ ...FAR, missing: missing ? [{ ...missing, near }] : [] })[0]?.reasons.slice(1);
    expect(reasons(around(1, 0, 1))).toEqual(['1 is free on your date', '1 still free fits your plan']);
    expect(reasons(around(0, 1))).toEqual(['1 of 1 near Hudson is already booked on your date']);
    expect(reasons(around(0, 0))).toEqual(['20 are listed near Hudson']);
  });

  it('pushes nobody on the day, and sends nobody to an empty shelf first', () => {
    expect(idsOf({ ...FAR, daysLeft: 0 })).toEqual([]);
    const [cake, bar] = FAR.missing;
    const farther = { radiusMiles: 200, count: 4, nearestMiles: 79 };
    const nobody = { near: 0, free: 0, taken: 0, fitting: 0, farther };
    const missing = cake && bar ? [cake, { ...bar, near: nobody }] : [];
    const steps = bestSteps({ ...FAR, missing });
    expect(steps[0]?.id).toBe('find-wedding-cakes-desserts');
    expect(steps[0]?.reasons[0]).toBe('$910 in your plan');
    expect(steps[1]?.id).toBe('collect-addresses');
    expect(steps[2]).toMatchObject({ action: 'Look further out' });
    expect(steps[2]?.reasons).toEqual([
      'Your biggest vendor still to find, $2,583',
      'Nobody is listed near Hudson yet',
      '4 are within 200 miles, the nearest 79 miles away',
      'You’ve written to 1 so far',
    ]);
    expect(steps[2]?.href).toMatch(/\?date=2027-09-11&radius=200$/);
    const alone = bar ? [{ ...bar, near: { ...nobody, farther: { ...farther, count: 1 } } }] : [];
    expect(bestSteps({ ...FAR, missing: alone }).at(-1)?.reasons).toContain('One is 79 miles away');
  });

  it('looks for no venue where the couple says that it has one', () => {
    const venue = { ...NEW, missing: NEW.missing.slice(0, 1), daysLeft: 300 };
    expect(idsOf(venue)).toContain('find-wedding-venues');
    expect(idsOf({ ...venue, stage: 'ALMOST_DONE' })).not.toContain('find-wedding-venues');
  });

  it('asks for answers before anything else once their last day is near', () => {
    expect(idsOf({ ...FAR, waiting: 12, repliesCloseIn: 9 })[0]).toBe('chase-replies');
    expect(idsOf({ ...FAR, waiting: 12, repliesCloseIn: 60 })).not.toContain('chase-replies');
    expect(idsOf({ ...FAR, waiting: 0, repliesCloseIn: 9 })).not.toContain('chase-replies');
  });

  it('knows whether guests find a website, and says so earlier the nearer the day', () => {
    const draft: BestStepFacts = { ...FAR, website: 'DRAFT' };
    expect(idsOf(draft)).toEqual([
      ...['find-wedding-bar-services', 'find-wedding-cakes-desserts', 'publish-website', 'collect-addresses'],
    ]);
    expect(bestSteps({ ...draft, daysLeft: 120 })[0]).toMatchObject({
      id: 'publish-website',
      href: '/wedding-planning/website',
      reasons: [
        'Your guests can’t see it yet',
        '140 guests on your list will look for when and where',
        'You choose who can read it',
      ],
    });
    const hidden = bestSteps({ ...draft, website: 'HIDDEN', guests: 0, daysLeft: 120 });
    expect(hidden.find(({ id }) => id === 'publish-website')?.reasons).toEqual([
      ...['It’s hidden from guests right now', 'You choose who can read it'],
    ]);
    expect(idsOf({ ...draft, website: 'NONE', daysLeft: 120 })[0]).toBe('start-website');
    expect(idsOf({ ...draft, website: 'PUBLISHED', daysLeft: 120 })).not.toContain('publish-website');
    // A planner writes it, and the two of them let it out.
    const planner = WEDDING_ABILITIES.filter((ability) => ability !== 'publish-website');
    expect(idsOf({ ...draft, daysLeft: 120, allowed: planner })).not.toContain('publish-website');
    expect(idsOf({ ...draft, website: 'NONE', daysLeft: 120, allowed: planner })[0]).toBe('start-website');
  });

  it('offers nobody what their role does not allow, never the same twice, and always says why', () => {
    const anyFacts = fc.record({
      allowed: fc.subarray(WEDDING_ABILITIES),
      stage: fc.constantFrom(...PLANNING_STAGES),
      daysLeft: fc.option(fc.integer({ min: -10, max: 600 })),
      placeName: fc.constant('Hudson'),
      placeSlug: fc.option(fc.constant('hudson-ny')),
      weddingDay: fc.option(fc.constant('2027-09-11')),
      partner: fc.constantFrom('joined', 'invited', 'missing'),
      hasTotal: fc.boolean(),
      guests: fc.nat(200),
      withoutAddress: fc.nat(30),
      waiting: fc.nat(30),
      repliesCloseIn: fc.option(fc.integer({ min: -20, max: 90 })),
      website: fc.constantFrom('NONE', 'DRAFT', 'PUBLISHED', 'HIDDEN'),
      missing: fc.subarray(TAXONOMY_KEYS).map((keys) =>
        keys.map((taxonomyKey, index) => ({
          taxonomyKey,
          plannedCents: index % 2 === 0 ? index * 1000 : null,
          near: index % 3 === 0 ? around(index, index, index % 2) : null,
          asked: index % 4,
        })),
      ),
    });
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = bestSteps(facts as BestStepFacts);
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
        for (const { reasons, href } of steps) {
          expect(reasons.length).toBeGreaterThan(0);
          expect(href).toMatch(/^\//);
        }
        if (!facts.allowed.includes('contact-vendors'))
          expect(steps.some(({ id }) => id.startsWith('find-'))).toBe(false);
        for (const [ability, step] of [
          ['edit-website', 'start-website'],
          ['publish-website', 'publish-website'],
        ] as const)
          if (!facts.allowed.includes(ability)) expect(steps.some(({ id }) => id === step)).toBe(false);
        if (!facts.allowed.includes('edit-budget'))
          expect(steps.some(({ id }) => id === 'set-budget')).toBe(false);
      }),
    );
  });
});
