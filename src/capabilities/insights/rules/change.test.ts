import { describe, expect, it } from 'vitest';
import { countChange, durationChange } from './change.ts';
import { aboutText, durationText } from './duration-text.ts';

describe('countChange', () => {
  it.each([
    [118, 100, '+18%', '18% more than before', 'up', true],
    [82, 100, '−18%', '18% fewer than before', 'down', false],
    [21, 18, '+3', '3 more than before', 'up', true],
    [5, 0, '+5', '5 more than before', 'up', true],
    [0, 4, '−4', '4 fewer than before', 'down', false],
    [9, 9, 'No change', 'the same as before', 'level', undefined],
    [0, 0, 'No change', 'the same as before', 'level', undefined],
    [1001, 1000, '+1', '1 more than before', 'up', true],
    [5000, 100, '+4,900%', '4,900% more than before', 'up', true],
  ])('from %2$i to %1$i', (value, before, short, words, direction, isGood) => {
    expect(countChange(value, before)).toEqual({ short, words, direction, isGood });
  });
});

describe('durationChange', () => {
  it('calls it good to be faster', () => {
    expect(durationChange(60, 720)).toEqual({
      direction: 'down',
      short: '−11 h',
      words: '11 h faster than before',
      isGood: true,
    });
    expect(durationChange(90, 60)).toMatchObject({ short: '+30 min', isGood: false });
    expect(durationChange(60, 60.3)).toMatchObject({ direction: 'level' });
  });

  it('says nothing where one of the two is not known', () => {
    expect(durationChange(null, 60)).toBeNull();
    expect(durationChange(60, null)).toBeNull();
  });
});

describe('durations', () => {
  it.each([
    [0, '0 min', 'about 1 minute'],
    [45, '45 min', 'about 45 minutes'],
    [59.7, '1 h', 'about 60 minutes'],
    [80, '1 h 20 min', 'about 1 hour'],
    [540, '9 h', 'about 9 hours'],
    [1_439, '1 d', 'about 1 day'],
    [1_500, '1 d 1 h', 'about 1 day'],
    [4_140, '2 d 21 h', 'about 3 days'],
  ])('%f minutes are %s, %s', (minutes, short, words) => {
    expect(durationText(minutes)).toBe(short);
    expect(aboutText(minutes)).toBe(words);
  });
});
