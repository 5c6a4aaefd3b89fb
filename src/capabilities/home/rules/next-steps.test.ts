import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSectionPage } from '#capabilities/navigation/rules/section-pages.ts';
import { servingScreen } from '#capabilities/navigation/testing/serving-screen.ts';
import { WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import { nextSteps, type StepFacts } from './next-steps.ts';

const wedding = {
  allowed: WEDDING_ABILITIES,
  countdown: 'ahead',
  locationSlug: 'hudson-ny',
  partner: 'joined',
} as const;
const settled: StepFacts = { isEmailVerified: true, hasVendorAccount: false, wedding };

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
    });
    const anyone = fc.record({
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
