import { describe, expect, test } from 'vitest';
import type { VendorSuggestion } from '../contract.ts';
import { NameMemory } from './known-names.ts';

function vendor(name: string): VendorSuggestion {
  return {
    id: 1,
    name,
    storefrontUuid: '5d9f7a52-33a4-4f5e-9b8e-0b6d3d9c7b10',
    taxonomyNodeId: 1,
    storefrontSlug: name,
    address: { address1: '', city: '', stateProvince: '' },
  };
}

const NAMES = ['the barn', 'the barrow', 'the mill'];
const namesOf = (memory: NameMemory, typed: string) =>
  memory.find('all', typed)?.answer.map(({ name }) => name);

function remember(everyone: string[] | null): NameMemory {
  const memory = new NameMemory(4);
  memory.keep('all', 'the ', { revision: 1, answer: NAMES.map(vendor), everyone });
  return memory;
}

describe('answers to longer beginnings', () => {
  test('are found in one that has everyone, in its order', () => {
    const memory = remember(NAMES);
    expect(namesOf(memory, 'the bar')).toEqual(['the barn', 'the barrow']);
    expect(namesOf(memory, 'the x')).toEqual([]);
    expect(memory.find('all', 'the bar')?.revision).toBe(1);
  });

  test('are not guessed where there may be more', () => {
    expect(namesOf(remember(null), 'the bar')).toBeUndefined();
  });

  test('come from the nearest: what that has not, no shorter one has', () => {
    const memory = remember(NAMES);
    memory.keep('all', 'the b', { revision: 2, answer: [vendor('the barn')], everyone: ['the barn'] });
    expect(namesOf(memory, 'the bar')).toEqual(['the barn']);
  });

  test('belong to their own scope, and to beginnings that are long enough', () => {
    const memory = remember(NAMES);
    memory.keep('all', 'mi', { revision: 1, answer: [vendor('mill')], everyone: ['mill'] });
    expect(memory.find('7', 'the bar')).toBeUndefined();
    expect(namesOf(memory, 'mil')).toBeUndefined();
  });
});
