import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['::FFFF:cb00:7107', '203.0.113.7', undefined],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2', '2001:db8:1'],
  ['64:ff9b:1:2:3:4:203.0.113.7', '64:ff9b:1:2', '64:ff9b:1'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
])('%s is in the network %s and the site %s', (ip, network, site) => {
  expect(networkOf(ip)).toBe(network);
  expect(siteOf(ip)).toBe(site);
});

test('all that is no address is one and the same', () => {
  const made = [
    'unknown',
    '',
    '203.0.113.7:4711',
    '[2001:db8::1]',
    '203.0.113.007',
    '1.2.3',
    'x'.repeat(10_000),
  ];
  expect(new Set(made.map(networkOf))).toEqual(new Set(['unknown']));
  expect(made.map(siteOf).filter(Boolean)).toEqual([]);
});

test('every address of a /64 is one network, every network of a /48 one site', () => {
  const group = fc.integer({ min: 0, max: 0xff_ff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.tuple(group, group, group, group, group, group), ([a, b, c, d, e, f]) => {
      expect(networkOf(`2001:db8:${a}:${b}:${c}:${d}:${e}:${f}`)).toBe(networkOf(`2001:db8:${a}:${b}::`));
      expect(siteOf(`2001:db8:${a}:${b}:${c}:${d}:${e}:${f}`)).toBe(siteOf(`2001:db8:${a}::`));
    }),
  );
});
