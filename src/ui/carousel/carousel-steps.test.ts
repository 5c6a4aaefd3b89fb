import { describe, expect, it } from 'vitest';
import { carouselEnds, carouselTarget, isWiderThanContainer } from './carousel-steps.ts';

// Ten tiles of 220 px with 20 px between them, five of which fit.
const measure = { scrollLeft: 0, clientWidth: 1200, scrollWidth: 2380, stepWidth: 240 };

describe('isWiderThanContainer', () => {
  it('is false while everything fits, a rounded pixel included', () => {
    expect(isWiderThanContainer({ ...measure, scrollWidth: 1200 })).toBe(false);
    expect(isWiderThanContainer({ ...measure, scrollWidth: 1201 })).toBe(false);
    expect(isWiderThanContainer(measure)).toBe(true);
  });
});

describe('carouselEnds', () => {
  it('knows both ends within a pixel', () => {
    expect(carouselEnds(measure)).toEqual({ isAtStart: true, isAtEnd: false });
    expect(carouselEnds({ ...measure, scrollLeft: 1179.4 })).toEqual({ isAtStart: false, isAtEnd: true });
  });
});

describe('carouselTarget', () => {
  it('moves by the whole tiles that fit, and stops at the end', () => {
    expect(carouselTarget(measure, 1)).toBe(1180);
    expect(carouselTarget({ ...measure, scrollWidth: 4780 }, 1)).toBe(1200);
    expect(carouselTarget({ ...measure, scrollLeft: 1200, scrollWidth: 4780 }, -1)).toBe(0);
  });

  it('ends on the edge of a tile when it starts between two', () => {
    const between = { ...measure, scrollWidth: 9580, scrollLeft: 1300 };
    expect(carouselTarget(between, 1)).toBe(2400);
    expect(carouselTarget(between, -1)).toBe(240);
  });

  it('takes a rounded position for the tile it means', () => {
    expect(carouselTarget({ ...measure, scrollWidth: 9580, scrollLeft: 1199.5 }, 1)).toBe(2400);
  });

  it('moves by one tile where not even one fits', () => {
    expect(carouselTarget({ scrollLeft: 0, clientWidth: 200, scrollWidth: 2380, stepWidth: 240 }, 1)).toBe(
      240,
    );
  });

  it('stays while nothing is measured', () => {
    expect(carouselTarget({ ...measure, stepWidth: 0 }, 1)).toBe(0);
  });
});
