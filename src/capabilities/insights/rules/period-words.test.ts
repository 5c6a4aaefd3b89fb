import { describe, expect, it } from 'vitest';
import { beforeText, periodText, pointText, tradeWords } from './period-words.ts';

describe('a period in words', () => {
  it('names the year only where it is another', () => {
    expect(periodText({ from: '2026-08-18', to: '2026-11-15' }, '2026-11-15')).toBe('Aug 18 to Nov 15');
    expect(periodText({ from: '2025-11-18', to: '2026-11-17' }, '2026-11-17')).toBe(
      'Nov 18, 2025 to Nov 17, 2026',
    );
    expect(periodText({ from: '2026-11-17', to: '2026-11-17' }, '2026-11-17')).toBe('Nov 17');
  });

  it('says what it is compared with', () => {
    expect(beforeText({ from: '2026-08-18', to: '2026-11-15' }, '90d')).toBe('the 90 days before');
    expect(beforeText({ from: '2025-11-18', to: '2026-11-17' }, '12m')).toBe('the year before');
    expect(beforeText({ from: '2026-11-17', to: '2026-11-17' }, 'own')).toBe('the day before');
  });

  it('names a point by its day, or a week by its ends', () => {
    expect(pointText({ from: '2026-10-22', to: '2026-10-22' })).toBe('Thursday, Oct 22');
    expect(pointText({ from: '2026-10-22', to: '2026-10-28' })).toBe('Oct 22 to Oct 28');
  });

  it('names a trade as it stands in a sentence', () => {
    expect(['Venues', 'Bands & DJs', 'Hair & Makeup'].map(tradeWords)).toEqual([
      'venues',
      'bands & DJs',
      'hair & makeup',
    ]);
  });
});
