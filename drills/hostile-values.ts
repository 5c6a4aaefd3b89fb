import type { SeededRandom } from '../src/base/seeded-random.ts';

/** What attackers and accidents send where words are expected. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202e\u2066evil',
  '💍'.repeat(300),
  'Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫg͚̪͙o',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  'a'.repeat(10_000),
  '\r\nset-cookie: a=b',
  'javascript:alert(1)',
  'https://evil.example/?a=b#c',
  'maya@people.example',
  '00000000-0000-4000-8000-0000000000ff',
  '2026-02-30',
  '9999-12-31',
  '-1',
  'NaN',
  'null',
  '__proto__',
  'constructor',
];

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  1e308,
  '1',
  '1e3',
  null,
];

const OTHERS: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { a: { b: { c: [] } } }, '', 0];

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
};

/** How often a value is what the schema asks for: what is wrong everywhere is refused at the door and reaches nothing. */
const HONEST = 0.6;

function honest(random: SeededRandom, schema: Schema, depth: number): unknown {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return hostileValue(random, random.pick(choices), depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'object' || schema.properties) return hostileObject(random, schema, depth);
  if (type === 'array')
    return Array.from({ length: random.int(0, 3) }, () =>
      hostileValue(random, schema.items ?? {}, depth + 1),
    );
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number')
    return random.chance(0.5) ? random.int(1, 50) : random.pick(NUMBERS);
  if (schema.format === 'uuid') return random.chance(0.5) ? random.uuid() : random.pick(TEXTS);
  if (schema.format === 'date') return `20${random.int(10, 40)}-0${random.int(1, 9)}-${random.int(10, 31)}`;
  return random.chance(0.4) ? `word ${random.int(1, 9_999)}` : random.pick(TEXTS);
}

function hostileObject(
  random: SeededRandom,
  { properties = {} }: Schema,
  depth: number,
): Record<string, unknown> {
  const entries = Object.entries(properties)
    .filter(() => random.chance(0.85))
    .map(([name, schema]) => [name, hostileValue(random, schema, depth + 1)]);
  if (random.chance(0.1)) entries.push([random.pick(TEXTS), random.pick(OTHERS)]);
  return Object.fromEntries(entries);
}

/** A value for this schema, right or wrong by chance. */
export function hostileValue(random: SeededRandom, schema: Schema, depth = 0): unknown {
  if (depth > 6) return null;
  if (random.chance(HONEST)) return honest(random, schema, depth);
  return random.pick<unknown>([...TEXTS, ...NUMBERS, ...OTHERS]);
}

/** A part of an address, encoded or not. */
export function hostileSegment(random: SeededRandom): string {
  const text = random.chance(0.5) ? random.pick(TEXTS).slice(0, 400) : `${random.int(1, 99_999)}`;
  if (random.chance(0.2)) return text.replaceAll(/[^\x21-\x7e]/g, '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
