import { describe, expect, test } from 'vitest';
import { bucketOf, type RateCaller, secondsLeft } from './rate-bucket.ts';
import type { RateKey } from './rate-classes.ts';

const now = new Date('2030-05-01T10:00:42.500Z');
const key = { limit: 10, windowSeconds: 60 };
const ada = { ip: '203.0.113.7', subject: 'ada@example.com' };

function name(per: RateKey['per'], caller: RateCaller): string | undefined {
  return bucketOf('x', { ...key, per }, caller, now)?.name;
}

describe('buckets', () => {
  test('hold nothing that identifies a person', () => {
    const bucket = bucketOf('sign-in', { ...key, per: 'network+subject' }, ada, now);
    expect(bucket?.name).toMatch(/^sign-in:network\+subject:60:[\w-]{22}$/);
  });

  test('belong to a network, a subject or both', () => {
    const elsewhere = { ...ada, ip: '203.0.113.8' };
    expect(name('subject', ada)).toBe(name('subject', elsewhere));
    expect(name('network+subject', ada)).not.toBe(name('network+subject', elsewhere));
    expect(name('network', ada)).toBe(name('network', { ip: ada.ip, subject: 'bo@example.com' }));
    expect(name('network', ada)).not.toBe(name('network', elsewhere));
  });

  test('count what is there, and nothing for what is not', () => {
    const visitor = { ip: '203.0.113.7' };
    expect(name('subject', visitor)).toBeUndefined();
    expect(name('network+subject', visitor)).toBeUndefined();
    expect(name('site', visitor)).toBeUndefined();
    expect(name('site', { ip: '2001:db8:1:2::3' })).toBe(name('site', { ip: '2001:db8:1:4::5' }));
  });

  test('let the network stand in for a visitor, but never for an account of that name', () => {
    const visitor = { ip: '203.0.113.7' };
    expect(name('account', visitor)).toBe(name('account', { ...visitor, subject: 'anything' }));
    expect(name('account', visitor)).not.toBe(name('account', { ...visitor, account: '203.0.113.7' }));
    expect(name('account', { ip: '1.1.1.1', account: 'a' })).toBe(
      name('account', { ip: '2.2.2.2', account: 'a' }),
    );
  });

  test('follow a secret from network to network, and the browser where many share it', () => {
    const [home, venue] = [{ ip: '203.0.113.7' }, { ip: '203.0.113.8' }];
    const shown = { token: 'a-household', device: 'a-phone' };
    expect(name('token', { ...home, ...shown })).toBe(name('token', { ...venue, ...shown, device: 'other' }));
    expect(name('token', { ...home, token: 'a' })).not.toBe(name('token', { ...home, token: 'b' }));
    expect(name('device', { ...home, ...shown })).toBe(name('device', { ...venue, ...shown }));
    expect(name('device', { ...home, ...shown })).not.toBe(
      name('device', { ...home, ...shown, device: 'b' }),
    );
    expect(name('token', { ...home, ...shown })).toMatch(/^x:token:60:[\w-]{22}$/);
  });

  test('have a stand-in for a secret and a browser, which nobody gets by calling themselves like it', () => {
    const visitor = { ip: '203.0.113.7' };
    expect(name('token', visitor)).not.toBe(name('token', { ip: '203.0.113.8' }));
    expect(name('token', visitor)).not.toBe(name('token', { ...visitor, token: '203.0.113.7' }));
    expect(name('device', { ...visitor, token: 'a' })).toBe(
      name('device', { ip: '203.0.113.8', token: 'a' }),
    );
    expect(name('device', { ...visitor, token: 'a' })).not.toBe(name('device', { ...visitor, device: 'a' }));
    expect(name('device', visitor)).not.toBe(name('device', { ...visitor, device: '203.0.113.7' }));
  });

  test('of two windows are two, also where they begin at once', () => {
    const midnight = new Date('2030-05-01T00:00:00Z');
    const names = [900, 86_400].map(
      (windowSeconds) => bucketOf('x', { per: 'subject', limit: 1, windowSeconds }, ada, midnight)?.name,
    );
    expect(names[0]).not.toBe(names[1]);
  });

  test('start at whole windows and know when they end', () => {
    const bucket = bucketOf('x', { ...key, per: 'network' }, ada, now);
    expect(bucket?.windowStart).toEqual(new Date('2030-05-01T10:00:00Z'));
    expect(bucket && secondsLeft(bucket, now)).toBe(18);
    expect(bucket && secondsLeft(bucket, new Date('2030-05-01T10:00:59.999Z'))).toBe(1);
  });
});
