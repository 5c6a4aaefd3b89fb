import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { PASSWORD } from './test-people.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  exclusiveMinimum?: number;
};

export type Sampling = {
  /** What fields of a name are filled with, where any value of their type would not do. */
  fields: Record<string, unknown>;
  isOptionalGiven: boolean;
};

/** Well formed, and of nobody. */
export const UNKNOWN_UUID = '00000000-0000-4000-8000-0000000000ff';

const IN_A_YEAR = new Date(systemClock.now().getTime() + 365 * 86_400_000).toISOString();

const FORMATS: Record<string, string> = {
  uuid: UNKNOWN_UUID,
  date: IN_A_YEAR.slice(0, 10),
  'date-time': IN_A_YEAR,
};

/** What schemas alone do not tell. A call whose sample is no valid input gets an example here. */
export function exampleFields({ listingUuid = UNKNOWN_UUID, inquiryUuid = UNKNOWN_UUID } = {}) {
  const email = `${randomUUID()}@people.example`;
  return {
    storefrontUuid: listingUuid,
    cardNumber: '4242 4242 4242 4242',
    expiry: '12/34',
    securityCode: '123',
    storefrontUuids: [listingUuid],
    uuids: [inquiryUuid],
    requestUuid: randomUUID(),
    optionIds: [],
    weddingDate: IN_A_YEAR.slice(0, 10),
    email,
    confirmEmail: email,
    contactEmail: email,
    password: `${PASSWORD}-wrong`,
    currentPassword: `${PASSWORD}-wrong`,
    newPassword: `${PASSWORD}-new`,
    phoneNumber: '518-555-0142',
    contactPhone: '518-555-0142',
    phone: '518-555-0142',
    text: 'Something long enough for whoever asks for fifty characters.',
    words: 'Something long enough for whoever asks for twenty characters.',
    story: 'Something long enough for whoever asks for two hundred characters. '.repeat(4),
    coupleEmail: email,
    website: 'https://people.invalid',
    plusOneOf: null,
    files: [['names']],
    startsAt: '16:30',
    endsAt: '23:00',
    time: '16:30',
    dueTime: '16:30',
    minutes: 60,
    capacity: null,
    code: '000000',
    device: 'a'.repeat(32),
    'x-device-key': 'a'.repeat(32),
    slug: 'a-place-of-ours',
    address: 'https://calendar.people.invalid/bookings.ics',
  };
}

function sampleObject({ properties = {}, required = [] }: Schema, sampling: Sampling) {
  const wanted = Object.entries(properties).filter(
    ([name]) => sampling.isOptionalGiven || required.includes(name),
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sampleField(name, schema, sampling)]));
}

function sampleField(name: string, schema: Schema, sampling: Sampling): unknown {
  return name in sampling.fields ? sampling.fields[name] : sampleValue(schema, sampling);
}

/** A value that a JSON schema takes, as far as one can be told from it. */
export function sampleValue(schema: Schema, sampling: Sampling): unknown {
  const { anyOf, oneOf, format = '', minimum = 0, exclusiveMinimum = 0 } = schema;
  const choice = (anyOf ?? oneOf)?.[0];
  if (choice) return sampleValue(choice, sampling);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return sampleObject(schema, sampling);
  if (type === 'array') return schema.items ? [sampleValue(schema.items, sampling)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, minimum, exclusiveMinimum + 1);
  return type === 'string' ? (FORMATS[format] ?? sampleText(schema)) : null;
}

/** A key, where only keys are taken. */
function sampleText({ pattern }: Schema): string {
  const words = 'Something';
  const isKey = pattern !== undefined && !new RegExp(pattern).test(words);
  return isKey ? words.toLowerCase() : words;
}
