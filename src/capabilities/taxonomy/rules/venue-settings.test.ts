import { describe, expect, it } from 'vitest';
import { findFacetRoot, findOptionBySlug } from './facet-lookup.ts';
import { serviceLevelOf, settingOptions, settingsOf, VENUE_SERVICE_LEVELS } from './venue-settings.ts';
import { findVenueSubType, VENUE_SUB_TYPES } from './venue-sub-types.ts';

describe('venue service levels', () => {
  it('cover the options of the facet', () => {
    const options = findFacetRoot('venue-service-level')?.options.map((option) => option.key);
    expect(VENUE_SERVICE_LEVELS.map((level) => level.option)).toEqual(options);
    expect(serviceLevelOf('limited-services')).toBe('select-services');
    expect(serviceLevelOf('select-services')).toBeUndefined();
  });
});

describe('venue settings', () => {
  it('map to the options of the facet', () => {
    expect(settingOptions(['indoor'])).toEqual(['indoor-space']);
    expect(settingOptions(['outdoor'])).toEqual(['outdoor-space', 'covered-outdoor-space']);
    const options = findFacetRoot('venue-setting')?.options.map((option) => option.key);
    expect(settingOptions(['indoor', 'outdoor'])).toEqual(options);
  });

  it('are read back from a listing', () => {
    expect(settingsOf(['covered-outdoor-space'])).toEqual(['outdoor']);
    expect(settingsOf(['outdoor-space', 'indoor-space'])).toEqual(['indoor', 'outdoor']);
    expect(settingsOf(['rooftop'])).toEqual([]);
  });
});

describe('venue sub-types', () => {
  it('are nine, each with an address of its own', () => {
    expect(new Set(VENUE_SUB_TYPES.map((subType) => subType.slug)).size).toBe(9);
    expect(findVenueSubType('barn-farm')?.label).toBe('Barns & farms');
    expect(findVenueSubType('castle')).toBeUndefined();
  });

  it('narrow to options that exist', () => {
    for (const { filter } of VENUE_SUB_TYPES) {
      if (filter.kind === 'capacity') continue;
      for (const key of filter.optionKeys) {
        expect(findOptionBySlug('wedding-venues', key)?.rootKey).toBe(filter.rootKey);
      }
    }
  });

  it('call up to 50 guests intimate', () => {
    expect(findVenueSubType('intimate')?.filter).toEqual({ kind: 'capacity', min: 0, max: 50 });
  });
});
