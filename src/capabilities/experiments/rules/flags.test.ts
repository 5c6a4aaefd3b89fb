import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#base/calendar-date.ts';
import { ENVIRONMENTS } from './environment.ts';
import { DATE_FLAGS, environmentFlag, isDateFlagName, isSwitchName, SWITCH_NAMES } from './flags.ts';
import { resolveDateFlag, resolveFlags, resolveSwitch } from './resolve-flag.ts';
import { NO_OVERRIDES } from './session-overrides.ts';

const ON = [
  'prePurchasePlanImprovements',
  'enableVendorGladlyChat',
  'enableVendorAnnouncements',
  'removeVendorBudgetFromInquiryFlow',
  'enableFavoriteToasts',
] as const;
const OFF = [
  'removeBudgetFromInquiryFlow',
  'bakerOnboarding',
  'beauticianOnboarding',
  'realWeddingsSubmissions',
  'showHellosSentFirst',
] as const;

describe('flags', () => {
  it.each(ENVIRONMENTS)('are on or off in %s as the specification says', (environment) => {
    const flags = resolveFlags({ environment, overrides: NO_OVERRIDES });
    for (const name of ON) expect(flags[name]).toBe(true);
    for (const name of OFF) expect(flags[name]).toBe(false);
    expect(SWITCH_NAMES.toSorted()).toEqual([...ON, ...OFF].toSorted());
  });

  it('hold reviews from a day that differs by environment', () => {
    const days = Object.values(DATE_FLAGS.reviewsHeldFrom.values);
    expect(new Set(days).size).toBe(3);
    expect(days.every(isCalendarDate)).toBe(true);
  });

  it('are recognised by name, but not what every object has', () => {
    expect(isSwitchName('bakerOnboarding')).toBe(true);
    expect(isSwitchName('reviewsHeldFrom')).toBe(false);
    expect(isDateFlagName('reviewsHeldFrom')).toBe(true);
    for (const name of ['constructor', '__proto__', '', 'BakerOnboarding']) {
      expect(isSwitchName(name) || isDateFlagName(name)).toBe(false);
    }
    expect(environmentFlag('bakerOnboarding', 'staging')).toBe(false);
    expect(environmentFlag('reviewsHeldFrom', 'staging')).toBe('2024-06-01');
  });
});

describe('overrides of flags', () => {
  const overrides = { flags: { bakerOnboarding: true, reviewsHeldFrom: '2030-01-01' }, experiments: {} };

  it.each(['development', 'staging'] as const)('count in %s', (environment) => {
    expect(resolveSwitch('bakerOnboarding', { environment, overrides })).toBe(true);
    expect(resolveDateFlag('reviewsHeldFrom', { environment, overrides })).toBe('2030-01-01');
    expect(resolveSwitch('beauticianOnboarding', { environment, overrides })).toBe(false);
  });

  it('turn a flag off, too', () => {
    const off = { flags: { enableVendorGladlyChat: false }, experiments: {} };
    expect(resolveSwitch('enableVendorGladlyChat', { environment: 'development', overrides: off })).toBe(
      false,
    );
  });

  it('never count in production', () => {
    const untouched = resolveFlags({ environment: 'production', overrides: NO_OVERRIDES });
    expect(resolveFlags({ environment: 'production', overrides })).toEqual(untouched);
  });
});
