import { describe, expect, it } from 'vitest';
import { isHere, isSameCell, PRESENCE_BEAT_MS, PRESENCE_LASTS_MS, presenceWords } from './presence.ts';

const named = (...names: string[]) => names.map((firstName) => ({ firstName }));

describe('who is here', () => {
  it('is told in a sentence', () => {
    expect(presenceWords([])).toBe('');
    expect(presenceWords(named('Jonah'))).toBe('Jonah is here');
    expect(presenceWords(named('Jonah', 'Pia'))).toBe('Jonah and Pia are here');
    expect(presenceWords(named('Jonah', '', 'Ida'))).toBe('Jonah, Someone and Ida are here');
  });

  it('is gone half a minute after the last word, and one word may get lost', () => {
    const now = new Date('2026-11-18T12:00:00Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    expect(isHere(ago(PRESENCE_LASTS_MS - 1), now)).toBe(true);
    expect(isHere(ago(PRESENCE_LASTS_MS), now)).toBe(false);
    expect(2 * PRESENCE_BEAT_MS).toBeLessThan(PRESENCE_LASTS_MS);
  });

  it('is in the same cell or in another', () => {
    const cell = { lineUuid: 'a', column: 'planned' } as const;
    expect(isSameCell(null, null)).toBe(true);
    expect(isSameCell(cell, { ...cell })).toBe(true);
    expect(isSameCell(cell, null)).toBe(false);
    expect(isSameCell(cell, { ...cell, column: 'quoted' })).toBe(false);
  });
});
