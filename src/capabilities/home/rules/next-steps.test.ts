import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { findSectionPage } from '#capabilities/navigation/rules/section-pages.ts';
import { servingScreen } from '#capabilities/navigation/testing/serving-screen.ts';
import { WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import { nextSteps, type StepFacts } from './next-steps.ts';

const wedding = {
  allowed: WEDDING_ABILITIES,
  countdown: 'ahead',
  locationSlug: 'hudson-ny',
  partner: 'joined',
  guests: null,
} as const;
const today = calendarDate('2027-08-14');
const settled: StepFacts = { today, isEmailVerified: true, hasVendorAccount: false, wedding };

function ids(facts: StepFacts): string[] {
  return nextSteps(facts).map(({ id }) => id);
}

describe('nextSteps', () => {
  it('names what is missing first', () => {
    const bare = { ...wedding, countdown: 'open', locationSlug: undefined, partner: 'missing' } as const;
    expect(ids({ ...settled, isEmailVerified: false, wedding: bare })).toEqual([
      'confirm-email',
      'set-date',
      'set-place',
    ]);
    expect(ids({ ...settled, wedding: bare })).toEqual(['set-date', 'set-place', 'invite-partner']);
  });

  it('does not ask twice for a partner who is there or has been asked', () => {
    expect(ids({ ...settled, wedding: { ...wedding, partner: 'missing' } })).toContain('invite-partner');
    expect(ids({ ...settled, wedding: { ...wedding, partner: 'invited' } })).not.toContain('invite-partner');
    expect(ids(settled)).toEqual(['find-venue', 'guest-list', 'see-vendors']);
  });

  it('puts missing answers first while there is time', () => {
    const guests = { people: 9, coming: 4, declined: 1, waiting: 4, closesOn: '2027-08-20' };
    expect(ids({ ...settled, wedding: { ...wedding, guests } })).toEqual([
      'guest-list',
      'find-venue',
      'see-vendors',
    ]);
    expect(ids({ ...settled, wedding: { ...wedding, guests, allowed: ['see-wedding'] } })).toContain(
      'guest-list',
    );
  });

  it('asks nobody for what they must not do', () => {
    const asked = ids({
      ...settled,
      wedding: { ...wedding, allowed: ['see-wedding'], countdown: 'open', partner: 'unknown' },
    });
    expect(asked).toEqual(['see-vendors', 'check-details', 'read-answers']);
  });

  it('plans no more once the day is over', () => {
    expect(ids({ ...settled, wedding: { ...wedding, countdown: 'past' } })).toEqual([
      'keep-data',
      'reviews',
      'read-answers',
    ]);
  });

  it('leads whoever has no wedding here to one, and vendors to their area', () => {
    expect(ids({ ...settled, wedding: null })).toEqual(['begin', 'see-vendors', 'read-answers']);
    expect(ids({ ...settled, wedding: null, hasVendorAccount: true })).toEqual([
      'vendor-area',
      'begin',
      'see-vendors',
    ]);
  });

  it('always has three different steps, and none leads nowhere or to what is not built', () => {
    const anyWedding = fc.record({
      allowed: fc.subarray(WEDDING_ABILITIES),
      countdown: fc.constantFrom('open', 'ahead', 'today', 'past'),
      locationSlug: fc.constantFrom('hudson-ny', undefined),
      partner: fc.constantFrom('joined', 'invited', 'missing', 'unknown'),
      guests: fc.option(
        fc.record({
          people: fc.constantFrom(0, 9),
          coming: fc.constantFrom(0, 4),
          declined: fc.constantFrom(0, 1),
          waiting: fc.constantFrom(0, 4),
          closesOn: fc.constantFrom(null, '2027-08-01', '2027-08-20', '2028-01-01'),
        }),
      ),
    });
    const anyone = fc.record({
      today: fc.constant(today),
      isEmailVerified: fc.boolean(),
      hasVendorAccount: fc.boolean(),
      wedding: fc.option(anyWedding),
    });
    fc.assert(
      fc.property(anyone, (facts) => {
        const steps = nextSteps(facts);
        expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
        for (const { href } of steps) {
          const path = href.split('#')[0] ?? '';
          expect(servingScreen(path), href).toBeDefined();
          expect(findSectionPage(path), href).toBeUndefined();
        }
      }),
    );
  });
});
