import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT_CALLS } from '../contract-calls.ts';
import { inputSchemaOf } from './input-schema.ts';
import { exampleFields, sampleValue } from './sample-input.ts';

type Path = readonly (string | number)[];
type Sample = { name: string; schema: z.ZodType; sample: unknown };

/**
 * Passwords are taken letter by letter and never stored; reports of browsers are only logged. Money has columns of its own
 * size, and the answers about a wedding are judged by their use case.
 */
const JUDGED_ELSEWHERE = /password|^diagnostics\.logFromBrowser|Cents$|^weddings\.saveWedding: guestCount$/i;

const samples = CONTRACT_CALLS.flatMap(({ name, meta }): Sample[] => {
  const schema = inputSchemaOf(name);
  if (!schema || meta.fileBytes) return [];
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sampling = {
    fields: { ...exampleFields(), optionIds: [1], month: '2027-06' },
    isOptionalGiven: true,
  };
  return [{ name, schema, sample: sampleValue(jsonSchema as Parameters<typeof sampleValue>[0], sampling) }];
});

function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? replaced(item, rest, leaf) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, leaf) };
}

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > 2_147_483_647;
  return typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());
}

/** Fields in whose place a value of the same type comes through as something that cannot be stored. */
function faultsWith(value: string | number): string[] {
  return samples.flatMap(({ name, schema, sample }) =>
    leavesOf(sample)
      .filter(([, leaf]) => typeof leaf === typeof value)
      .filter(([path]) => {
        const read = schema.safeParse(replaced(sample, path, value));
        if (read.success) return leavesOf(read.data).some(([, data]) => isUnstorable(data));
        return !read.error.issues.some(({ path: at }) => at.length === 0 || at[0] === path[0]);
      })
      .map(([path]) => `${name}: ${path.join('.')}`)
      .filter((field) => !JUDGED_ELSEWHERE.test(field)),
  );
}

describe('what calls take is something PostgreSQL can store', () => {
  it('knows sound input for every call', () => {
    expect(samples.length).toBeGreaterThan(100);
    const unsound = samples.filter(({ schema, sample }) => !schema.safeParse(sample).success);
    expect(unsound.map(({ name }) => name)).toEqual([]);
  });

  it.each([2_147_483_648, -2_147_483_649, 9_007_199_254_740_991])('no number such as %d', (number) => {
    expect(faultsWith(number)).toEqual([]);
  });

  it.each(['\0', 'a\0b', 'a\0b@people.example'])('no text with a NUL byte: %j', (text) => {
    expect(faultsWith(text)).toEqual([]);
  });

  it.each(['\ud800', 'a\udc00b', 'a\ud83d@people.example'])('no text with half a character: %j', (text) => {
    expect(faultsWith(text)).toEqual([]);
  });
});
