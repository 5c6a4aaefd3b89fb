import { expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { desert } from './desert.design.ts';

/** What `--earth` mixes of an accent: 34 of 100, and the rest black. */
function earthOf(accent: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(accent.slice(at, at + 2), 16) * 0.34));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

it('lets white be read on the earth of every palette', () => {
  for (const { key, accent } of desert.palettes) {
    expect(contrast('#ffffff', earthOf(accent)), key).toBeGreaterThanOrEqual(5.4);
  }
});
