import { describe, expect, test } from 'vitest';
import * as listed from './capabilities.ts';
import { CONTRACT_CALLS } from './contract-calls.ts';
import { capabilities } from './ordered-capabilities.ts';

const byName = new Map(capabilities.map((capability) => [capability.name, capability]));

/** Everything below it, however far. */
function below(name: string, found = new Set<string>()): Set<string> {
  for (const next of byName.get(name)?.standsOn ?? []) {
    if (!found.has(next)) below(next, found.add(next));
  }
  return found;
}

describe('the capabilities', () => {
  test('are listed under their own names', () => {
    expect(Object.entries(listed).map(([key, { name }]) => [key, name])).toEqual(
      Object.keys(listed).map((key) => [key, key]),
    );
  });

  test('emit each event in one place, and hear only of what happens below them', () => {
    const emitters = new Map<string, string>();
    for (const { name, emits = [] } of capabilities) {
      for (const event of emits) {
        expect(emitters.get(event.name)).toBeUndefined();
        emitters.set(event.name, name);
      }
    }
    for (const { name, on = [] } of capabilities) {
      for (const { event } of on) expect([...below(name)]).toContain(emitters.get(event));
    }
  });

  test('count by limits of their own, or by those that everybody has', () => {
    const owners = new Map(
      capabilities.flatMap(({ name, rateClasses = {} }) =>
        Object.keys(rateClasses).map((rate) => [rate, name]),
      ),
    );
    const borrowed = CONTRACT_CALLS.filter(
      ({ name, meta }) => (owners.get(meta.rate) ?? name.split('.')[0]) !== name.split('.')[0],
    );
    expect(borrowed.map(({ name, meta }) => `${name} counts by ${meta.rate}`)).toEqual([]);
  });

  test('give up what they hold of a person from the top down', () => {
    const parts = capabilities.flatMap(({ name, account }) => (account ? [name] : []));
    expect(parts.indexOf('media')).toBeLessThan(parts.indexOf('storefronts'));
    expect(parts.indexOf('weddings')).toBeLessThan(parts.indexOf('favorites'));
    expect(parts.indexOf('weddings')).toBeLessThan(parts.indexOf('inquiries'));
  });
});
