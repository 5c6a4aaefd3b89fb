import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanText, ruled } from './ruled.ts';

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

describe('cleanText', () => {
  it('never lets through what PostgreSQL cannot store, nor blanks around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\0', ' ', '\t', 'a', 'é', '💍') }), (text) => {
        const clean = cleanText.parse(text);
        expect(clean).not.toContain('\0');
        expect(clean).toBe(clean.trim());
      }),
    );
  });

  it('refuses a novel', () => {
    expect(messagesOf(cleanText, 'x'.repeat(20_001))).toEqual(['Must be 20000 characters or less']);
  });
});
