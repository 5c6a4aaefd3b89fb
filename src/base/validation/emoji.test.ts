import { describe, expect, it } from 'vitest';
import { noEmoji } from './emoji.ts';

describe('noEmoji', () => {
  it.each([
    'Ana & Bo',
    'Café № 5 – 100%',
    '© 2027 Studio™ ®',
    '1 2 3 # *',
    'A → B ↔ C',
    '日本',
    '½ ★ ✓',
    ':-)',
  ])('takes %s', (text) => {
    expect(noEmoji(text)).toBeUndefined();
  });

  it.each([
    ['💍', 'pictograph'],
    ['Love ❤️', 'with variation selector'],
    ['Love ❤', 'without variation selector'],
    ['👩‍👩‍👧', 'joined'],
    ['👍🏽', 'skin tone'],
    ['🇺🇸', 'flag'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', 'tagged flag'],
    ['1️⃣', 'keycap'],
    ['1\u20e3', 'keycap without selector'],
    ['™️', 'sign with emoji selector'],
    ['☀', 'weather'],
  ])('refuses %s (%s)', (text) => {
    expect(noEmoji(text)).toBe('Please remove any emoji characters');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(noEmoji(empty)).toBeUndefined();
  });
});
