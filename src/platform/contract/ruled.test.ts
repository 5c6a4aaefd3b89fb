import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanText, ruled, ruledObject } from './ruled.ts';

const short = (text: string) => (text.length > 5 ? 'Must be 5 characters or less' : undefined);
const calm = (text: string) => (text.includes('!') ? 'No shouting' : undefined);

function messagesOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe('ruled', () => {
  it('lets pass what no rule minds', () => {
    expect(ruled(z.string(), short, calm).parse('Maya')).toBe('Maya');
  });

  it('says the first refusal only, in the words of the rule', () => {
    expect(messagesOf(ruled(z.string(), short, calm), 'Congratulations!')).toEqual([
      'Must be 5 characters or less',
    ]);
    expect(messagesOf(ruled(z.string(), short, calm), 'Hey!')).toEqual(['No shouting']);
  });

  it('asks no rule about something of another type', () => {
    expect(messagesOf(ruled(z.string(), short), 7)).not.toContain('Must be 5 characters or less');
  });
});

describe('ruledObject', () => {
  const schema = ruledObject(
    { from: z.number(), to: z.number(), name: cleanText, kind: z.enum(['a', 'b']).default('a') },
    {
      name: [short, calm],
      to: [(to, { from }) => (to < from ? 'Ends before it begins' : undefined)],
    },
  );
  const good = { from: 1, to: 2, name: 'Maya' };
  const problemsOf = (value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, code, message }) => [path.join('.'), code, message]);

  it('lets pass what no rule minds', () => {
    expect(schema.parse(good)).toEqual({ ...good, kind: 'a' });
  });

  it('tells every field that breaks a rule, each with its first message, across fields as well', () => {
    expect(problemsOf({ ...good, to: 0, name: 'Congratulations!' })).toEqual([
      ['name', 'custom', 'Must be 5 characters or less'],
      ['to', 'custom', 'Ends before it begins'],
    ]);
  });

  it('tells it beside what has the wrong type, which is asked no rule', () => {
    expect(problemsOf({ ...good, kind: 'c', name: 7, to: 0 })?.map(([path, code]) => [path, code])).toEqual([
      ['name', 'invalid_type'],
      ['kind', 'invalid_value'],
      ['to', 'custom'],
    ]);
  });

  it('asks no rule that looks at another field of the wrong type', () => {
    const sums = ruledObject(
      { total: z.number(), parts: z.array(z.object({ amount: z.number() })), note: cleanText },
      {
        total: [
          (total, { parts }) =>
            parts.reduce((sum, { amount }) => sum + amount, 0) === total ? undefined : 'Does not add up',
        ],
        note: [short],
      },
    );
    for (const parts of [false, null, [null], 'text', 7, [[]]]) {
      expect(messagesOf(sums, { total: 3, parts, note: 'Congratulations' })).toEqual([
        expect.stringContaining('Invalid input'),
        'Must be 5 characters or less',
      ]);
    }
    // What only breaks a rule is still something to compare with.
    expect(messagesOf(sums, { total: 3, parts: [{ amount: 2 }], note: 'Congratulations' })).toEqual([
      'Does not add up',
      'Must be 5 characters or less',
    ]);
  });

  it('bears what is no object', () => {
    for (const value of [null, 'text', [], 7]) expect(schema.safeParse(value).success).toBe(false);
  });

  it('still tells its fields, for who reads the contract', () => {
    expect(Object.keys(schema.shape)).toEqual(['from', 'to', 'name', 'kind']);
  });
});

describe('cleanText', () => {
  it('never lets through what PostgreSQL cannot store, nor blanks around it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\0', ' ', '\t', 'a', 'é', '💍', '\ud83d', '\udc8d') }),
        (text) => {
          const clean = cleanText.parse(text);
          expect(clean).not.toContain('\0');
          expect(clean.isWellFormed()).toBe(true);
          expect(clean).toBe(clean.trim());
        },
      ),
    );
  });

  it('takes out what turns letters around unseen, and leaves text that runs from right to left', () => {
    const turning = [
      '\u202a',
      '\u202b',
      '\u202c',
      '\u202d',
      '\u202e',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    ];
    for (const sign of turning) expect(cleanText.parse(`Fern${sign} & Co${sign}`)).toBe('Fern & Co');
    expect(cleanText.parse('\u202eevil \u2066name\u2069\u202c')).toBe('evil name');
    for (const kept of ['שרה לוי', 'سارة', 'سارة\u200f Co', 'می\u200cخواهم'])
      expect(cleanText.parse(kept)).toBe(kept);
  });

  it('refuses a novel', () => {
    expect(messagesOf(cleanText, 'x'.repeat(20_001))).toEqual(['Must be 20000 characters or less']);
  });
});
