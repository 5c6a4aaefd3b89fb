import { describe, expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

describe('matchesEtag', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '"x" ,W/"abc"', '*'])('%s names it', (header) => {
    expect(matchesEtag(header, '"abc"')).toBe(true);
  });

  it.each([undefined, '', 'abc', '"ab"', '"abcd"', '"x,abc"'])('%s does not', (header) => {
    expect(matchesEtag(header, '"abc"')).toBe(false);
  });
});
