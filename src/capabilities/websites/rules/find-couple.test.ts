import { expect, it } from 'vitest';
import { namesTyped } from './find-couple.ts';

it('reads names however they are joined, and nothing from what names nobody', () => {
  expect(namesTyped(' Maya & Jonah ')).toEqual(['maya', 'jonah']);
  expect(namesTyped('José and Zoë')).toEqual(['jose', 'zoe']);
  expect(namesTyped('מאיה')).toEqual(['מאיה']);
  expect(namesTyped('% _ a')).toEqual([]);
  expect(namesTyped('one two three four five')).toHaveLength(4);
});
