import { describe, expect, it } from 'vitest';
import { earlierThan, joinEvents } from './thread-page.ts';

const events = (from: number, to: number, mark = '') =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    seq: from + index,
    uuid: `${from + index}${mark}`,
  }));

describe('a page of a thread', () => {
  it('says where the earlier ones begin, and nothing at the beginning', () => {
    expect(earlierThan(events(51, 100))).toBe(51);
    expect(earlierThan(events(1, 50))).toBeNull();
    expect(earlierThan([])).toBeNull();
  });

  it('is joined to what is known without a gap and without doubles', () => {
    const seqs = (known: [number, number], page: [number, number]) =>
      joinEvents(events(...known), events(...page)).map(({ seq }) => seq);
    const all = (from: number, to: number) => events(from, to).map(({ seq }) => seq);
    expect(seqs([51, 100], [1, 50])).toEqual(all(1, 100));
    expect(seqs([1, 100], [52, 101])).toEqual(all(1, 101));
    expect(seqs([1, 100], [51, 100])).toEqual(all(1, 100));
    expect(seqs([51, 100], [101, 150])).toEqual(all(51, 150));
  });

  it('takes the place of what has changed', () => {
    expect(joinEvents(events(1, 3), events(2, 3, 'b')).map(({ uuid }) => uuid)).toEqual(['1', '2b', '3b']);
  });

  it('begins anew where there would be a hole', () => {
    expect(joinEvents(events(1, 100), events(200, 249))).toEqual(events(200, 249));
  });
});
