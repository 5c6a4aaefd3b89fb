import { describe, expect, test } from 'vitest';
import { bucketOf, secondsLeft } from './rate-bucket.ts';

const now = new Date('2030-05-01T10:00:42.500Z');
const key = { limit: 10, windowSeconds: 60 };
const ada = { ip: '203.0.113.7', subject: 'Ada@Example.com ' };

describe('buckets', () => {
  test('hold nothing that identifies a person', () => {
    const { name } = bucketOf('sign-in', { ...key, per: 'ip+subject' }, ada, now);
    expect(name).toMatch(/^sign-in:ip\+subject:[\w-]{22}$/);
  });

  test('are shared by all spellings of a subject, and by subject across addresses', () => {
    const name = (per: 'ip' | 'subject' | 'ip+subject', ip: string, subject?: string) =>
      bucketOf('x', { ...key, per }, { ip, subject }, now).name;
    expect(name('subject', '1.1.1.1', 'ada@example.com')).toBe(
      name('subject', '2.2.2.2', 'Ada@Example.com '),
    );
    expect(name('ip+subject', '1.1.1.1', 'a')).not.toBe(name('ip+subject', '2.2.2.2', 'a'));
    expect(name('ip', '1.1.1.1', 'a')).toBe(name('ip', '1.1.1.1', 'b'));
    expect(name('subject', '1.1.1.1')).not.toBe(name('subject', '2.2.2.2'));
  });

  test('start at whole windows and know when they end', () => {
    const bucket = bucketOf('x', { ...key, per: 'ip' }, ada, now);
    expect(bucket.windowStart).toEqual(new Date('2030-05-01T10:00:00Z'));
    expect(secondsLeft(bucket, now)).toBe(18);
    expect(secondsLeft(bucket, new Date('2030-05-01T10:00:59.999Z'))).toBe(1);
  });
});
