import { describe, expect, it } from 'vitest';
import { meantPlace } from './meant-place.ts';

const place = (name: string, stateCode: string) => ({ name, stateCode });
const HUDSONS = [place('Hudson', 'FL'), place('Hudson', 'NY'), place('Hudsonville', 'MI')];

describe('a place that was typed and not chosen', () => {
  it.each([
    ['hudson', 'FL'],
    ['Hudson, NY', 'NY'],
    ['  hudson   ny ', 'NY'],
    ['HUDSONVILLE', 'MI'],
  ])('%s is the one in %s', (typed, stateCode) => {
    expect(meantPlace(typed, HUDSONS)?.stateCode).toBe(stateCode);
  });

  it('is the only one there is', () => {
    expect(meantPlace('nashvile', [place('Nashville', 'TN')])?.name).toBe('Nashville');
  });

  it.each(['hud', '', 'Hudson, CA'])('%j may be several or none', (typed) => {
    expect(meantPlace(typed, HUDSONS)).toBeUndefined();
    expect(meantPlace(typed, [])).toBeUndefined();
  });
});
