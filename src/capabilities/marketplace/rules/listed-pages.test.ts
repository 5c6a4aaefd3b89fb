import { expect, it } from 'vitest';
import { pageOwner } from '#app/rules/page-owner.ts';
import { servingScreen } from '#capabilities/navigation/testing/serving-screen.ts';
import { listedPages } from './listed-pages.ts';

it.each(listedPages())('%s is served, and to everyone', (path) => {
  expect(servingScreen(path)).toBeDefined();
  expect(pageOwner(path)).toBeNull();
});
