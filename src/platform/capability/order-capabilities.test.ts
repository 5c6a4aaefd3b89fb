import { expect, test } from 'vitest';
import { defineCapability } from './define-capability.ts';
import { orderCapabilities } from './order-capabilities.ts';

const named = (name: string, ...standsOn: string[]) => defineCapability({ name, standsOn });
const orderOf = (...capabilities: ReturnType<typeof named>[]) =>
  orderCapabilities(capabilities).map(({ name }) => name);

test('each comes after all that it stands on, neighbors by name', () => {
  expect(orderOf(named('seating', 'guests', 'rsvp'), named('rsvp', 'guests'), named('guests'))).toEqual([
    'guests',
    'rsvp',
    'seating',
  ]);
  expect(orderOf(named('b'), named('c'), named('a'))).toEqual(['a', 'b', 'c']);
});

test('one that has only screens is passed over', () => {
  expect(orderOf(named('guests', 'settings'))).toEqual(['guests']);
});

test('a circle is named', () => {
  expect(() => orderOf(named('a', 'b'), named('b', 'c'), named('c', 'a'))).toThrow('a → b → c → a');
});
