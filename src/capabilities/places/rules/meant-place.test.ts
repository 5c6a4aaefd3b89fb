import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantPlace } from './meant-place.ts';

function place(name: string, stateCode: string, population: number | null = 5_000, slug?: string) {
  return { name, stateCode, population, slug: slug ?? `${name}-${stateCode}`.toLowerCase() };
}

const HUDSONS = [
  place('Hudson', 'NH', 25_394),
  place('Hudson', 'OH', 23_110),
  place('Hudson', 'NY', 5_894),
  place('Hudsonville', 'MI', 7_600),
];

describe('a place that was typed and not chosen', () => {
  it.each([
    ['Hudson, NY', 'NY'],
    ['  hudson   ny ', 'NY'],
    ['hudson, new york', 'NY'],
    ['HUDSONVILLE', 'MI'],
  ])('%s is the one in %s', (typed, stateCode) => {
    expect(meantPlace(typed, HUDSONS)?.stateCode).toBe(stateCode);
  });

  it.each(['hudson', 'HUDSON ', 'Hudson,'])('%j may be in several states', (typed) => {
    expect(meantPlace(typed, HUDSONS)).toBeUndefined();
  });

  it('is a town’s metro area too: both lead to the same search', () => {
    const springfield = [place('Springfield', 'MA', 758_698), place('Springfield', 'MA', 155_929)];
    expect(meantPlace('springfield', springfield)).toBe(springfield[0]);
    expect(meantPlace('springfield', [...springfield, place('Springfield', 'MO', 425_507)])).toBeUndefined();
  });

  it('is the one everybody means where the others of its name are hamlets', () => {
    const angeles = [place('Los Angeles', 'TX', 400), place('Los Angeles', 'CA', 3_898_747)];
    expect(meantPlace('los angeles', angeles)?.stateCode).toBe('CA');
    expect(meantPlace('los angeles, tx', angeles)?.stateCode).toBe('TX');
  });

  it.each([
    [null, null],
    [800, null],
    [800, 12],
    [20_000, null],
    [20_000, 1_000],
  ])('outshines no other with %j inhabitants beside %j', (one, other) => {
    const hudsons = [place('Hudson', 'NY', one), place('Hudson', 'NH', other)];
    expect(meantPlace('hudson', hudsons)).toBeUndefined();
  });

  it('asks where one state has two of a name', () => {
    const two = [place('St. Paul', 'TX', 992), place('St. Paul', 'TX', 584, 'st-paul-san-patricio-tx')];
    expect(meantPlace('St. Paul, TX', two)).toBeUndefined();
  });

  it('may be written short or long', () => {
    expect(meantPlace('saint paul', [place('St. Paul', 'MN'), place('St. Paul Park', 'MN')])?.name).toBe(
      'St. Paul',
    );
  });

  it('is the only one there is', () => {
    expect(meantPlace('nashvile', [place('Nashville', 'TN')])?.name).toBe('Nashville');
    const newYork = [place('New York', 'NY', 22_000_000), place('New York', 'NY', 8_000_000)];
    expect(meantPlace('new york city', newYork)).toBe(newYork[0]);
  });

  it.each(['hud', '', 'Hudson, CA'])('%j may be several or none', (typed) => {
    expect(meantPlace(typed, HUDSONS)).toBeUndefined();
    expect(meantPlace(typed, [])).toBeUndefined();
  });

  it('does not depend on the order of the suggestions, but for a place and its metro area', () => {
    const anywhere = fc.record({
      name: fc.constantFrom('Hudson', 'Springfield', 'Hudson Falls'),
      stateCode: fc.constantFrom('NY', 'NH', 'MA'),
      population: fc.option(fc.nat(1_000_000)),
    });
    const places = fc.array(anywhere.map((each) => place(each.name, each.stateCode, each.population)));
    fc.assert(
      fc.property(places, fc.constantFrom('hudson', 'springfield', 'hudson, ny'), (found, typed) => {
        expect(meantPlace(typed, found)?.slug).toBe(meantPlace(typed, found.toReversed())?.slug);
      }),
    );
  });
});
