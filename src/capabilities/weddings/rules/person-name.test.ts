import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personName, tidyName } from './person-name.ts';

describe('tidyName', () => {
  it.each([
    ['  Maya   Lou ', 'Maya Lou'],
    ['Maya\r\nBcc: all@example.com', 'Maya Bcc: all@example.com'],
    ['\u202Eeilrahc', 'eilrahc'],
    ['a\0b', 'a b'],
    ['\u200B\u200B', ''],
    ['Zoe\u0308', 'Zoë'],
    ['مريم', 'مريم'],
    ['שרה כהן', 'שרה כהן'],
  ])('%j becomes %j', (typed, stored) => expect(tidyName(typed)).toBe(stored));

  it('is one line and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = tidyName(text);
        expect(tidyName(once)).toBe(once);
        expect(once).not.toMatch(/[\r\n\t\0]/);
      }),
    );
  });
});

describe('personName', () => {
  it('takes the names people have', () => {
    for (const name of ['Maya', "O'Neill", 'Anne-Marie', 'José', 'J. R.', '美咲', '']) {
      expect(personName(name)).toBeUndefined();
    }
  });

  it('refuses what has no place in a mail to someone else', () => {
    expect(personName('a'.repeat(51))).toBe('Must be 50 characters or less');
    expect(personName('Maya 💍')).toBe('Please remove any emoji characters');
    expect(personName('win at evil.com')).toContain('aren’t allowed');
    expect(personName('call 555-234-5678')).toContain('aren’t allowed');
  });
});
