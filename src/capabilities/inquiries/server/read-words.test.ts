import { describe, expect, it } from 'vitest';
import type { WrittenWords } from '../rules/written-words.ts';
import { coupleReader, readWords } from './read-words.ts';

const stranger = coupleReader({ connectedAt: null });
const read = (text: string) => readWords(text as unknown as WrittenWords, 'VENDOR', stranger);

describe('covered words', () => {
  it('are looked through once, however often they are read', () => {
    const first = read('Call me at (415) 555-0142');
    expect(first).toMatchObject({ isMasked: true });
    expect(read('Call me at (415) 555-0142')).toBe(first);
  });

  it('are forgotten behind 5,000 others, and remembered for as long as somebody reads them', () => {
    const [often, once] = [read('Read again and again'), read('Read once')];
    for (let others = 0; others < 5_000; others += 1) {
      read(`Message ${others}`);
      if (others % 1_000 === 0) read('Read again and again');
    }
    expect(read('Read again and again')).toBe(often);
    expect(read('Read once')).toEqual(once);
    expect(read('Read once')).not.toBe(once);
  });
});
