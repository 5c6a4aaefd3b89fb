import fc from 'fast-check';
import { get, set } from 'react-hook-form';
import type { FormCase } from './form-case.ts';

const LENGTHS = [1, 7, 8, 20, 21, 30, 31, 50, 51, 60, 61, 100, 101, 200, 201, 254, 255, 500, 501];
const LONG = [1000, 1001, 2000, 2001, 20_001];

/** What people type, paste and try, in whatever field. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\u200b',
    '\u0001',
    '\0',
    'a\0b',
    '\u202e',
    ' Maya ',
    `a${' '.repeat(60)}b`,
    'e\u0301'.repeat(50),
  ],
  ...['🎉', '💍'.repeat(50), 'call 212 555 0100', 'see https://people.com', 'Password1!', 'eight letters'],
  ...[
    'maya@people.com',
    'Maya@People.COM',
    'maya@people',
    `${'m'.repeat(64)}@people.com`,
    'ma\0ya@people.com',
  ],
  ...['(212) 555-0100', '+44 20 7946 0958', '12', `+1${' '.repeat(30)}2125550100`],
  ...[
    '0',
    '-1',
    '1.5',
    '1,200',
    '1 200',
    '1e9',
    'NaN',
    'Infinity',
    '2000000000',
    '2000000001',
    '9'.repeat(30),
  ],
  ...['$5,700.00', '5k', '10,000,000', '10,000,000.01', '1,000,000,000', '1,000,000,000.01'],
  ...[
    '06/12/2027',
    '6/12/2027',
    '02/30/2027',
    '12/31/2011',
    '01/01/2020',
    '01/01/2050',
    '2027-06-12',
    '00/00/0000',
  ],
  ...[...LENGTHS, ...LONG].map((length) => 'x'.repeat(length)),
  ...fc.sample(fc.string({ unit: 'binary', maxLength: 80 }), { numRuns: 30, seed: 13 }),
];

const NUMBERS = [null, 0, 1, -1, 1.5, Number.NaN, 100_000_000_000, 100_000_000_001, Number.MAX_SAFE_INTEGER];

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every field of a form by its path; lists of rows by those of their first row. */
export function fieldsOf(values: Record<string, unknown>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && isRow(value[0])
      ? Object.keys(value[0]).map((field) => `${name}.0.${field}`)
      : [name],
  );
}

function samplesOf({ values, choices }: FormCase, field: string): readonly unknown[] {
  const value: unknown = get(values, field);
  if (choices[field]) return choices[field];
  if (typeof value === 'string') return TEXTS;
  if (typeof value === 'number') return NUMBERS;
  return typeof value === 'boolean' ? [true, false] : [value, null];
}

/** The form typed well but for one field, which holds whatever people have thought of. */
export function typedForms(form: FormCase): { field: string; sample: unknown; values: object }[] {
  return fieldsOf(form.values).flatMap((field) =>
    samplesOf(form, field).map((sample) => {
      const values = structuredClone(form.values);
      set(values, field, sample);
      return { field, sample, values };
    }),
  );
}
