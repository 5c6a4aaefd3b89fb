import { describe, expect, it } from 'vitest';
import { SetupError } from '#platform/setup-error.ts';
import { readTrustProxy } from './trust-proxy.ts';

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['OFF', false],
    ['0', false],
    ['1', 1],
    [' 2 ', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.1.2.3, 2001:DB8::/32,uniquelocal', ['10.1.2.3', '2001:db8::/32', 'uniquelocal']],
    ['fc00::/7', ['fc00::/7']],
  ])('%s is %j', (text, expected) => {
    expect(readTrustProxy(text)).toEqual(expected);
  });

  it.each(['true', 'yes', 'on', 'TRUE'])('%s is refused and told what to write instead', (text) => {
    expect(() => readTrustProxy(text)).toThrow(SetupError);
    expect(() => readTrustProxy(text)).toThrow(/such as 1, or their networks, such as 10\.0\.0\.0\/8/);
  });

  it.each([
    'perhaps',
    '-1',
    '1.5',
    '10',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '0.0.0.0/1',
    '::/0',
    '2000::/3',
    '10.0.0',
    '10.0.0.256',
    'fe80::1%eth0',
    'loopback,',
    'proxy.example',
  ])('%s is refused in one sentence', (text) => {
    expect(() => readTrustProxy(text)).toThrow(/^TRUST_PROXY[^\n]*\.$/);
  });
});
