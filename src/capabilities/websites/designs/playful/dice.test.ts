import { expect, it } from 'vitest';
import { diceFor } from './dice.ts';

it('shows every day of a month on as few dice as can', () => {
  for (let day = 1; day <= 31; day++) {
    const faces = diceFor(day);
    expect(faces.reduce((sum, face) => sum + face, 0)).toBe(day);
    expect(faces).toHaveLength(Math.ceil(day / 6));
    expect(Math.max(...faces)).toBeLessThanOrEqual(6);
    expect(Math.max(...faces) - Math.min(...faces)).toBeLessThanOrEqual(1);
  }
});

it('shows nothing for what is no number', () => {
  expect(diceFor(0)).toEqual([]);
  expect(diceFor(Number.NaN)).toEqual([]);
});
