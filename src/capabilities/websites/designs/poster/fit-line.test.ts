import { expect, it } from 'vitest';
import { breakLines, fitLine } from './fit-line.ts';
import { lineWidths } from './letter-widths.ts';

const WALL = { line: 94, smallest: 7, largest: 30 };
const PHONE = { line: 91.5, smallest: 11, largest: 46 };

/** How wide a fitted line stands, in hundredths of the page. */
function filled(line: string, measure: typeof WALL): number {
  const { size, width } = fitLine(line, measure);
  const { narrow, wide } = lineWidths(line);
  return size * (narrow + ((wide - narrow) * (width - 50)) / 100);
}

it.each(['MAYA', 'JONAH', 'CEREMONY', 'ANA-LUCÍA', 'KONSTANTINOPOLITANSKAYA', 'FEATHERSTONEHAUGH-'])(
  '%s fills the wall and the phone by the width axis',
  (line) => {
    expect(filled(line, WALL)).toBeCloseTo(94, 0);
    expect(filled(line, PHONE)).toBeCloseTo(91.5, 0);
  },
);

it('letters never leave the width axis, and a short name never outgrows the wall', () => {
  for (const line of ['I', 'BO', 'AN EXTRAORDINARILY LONG TITLE FOR A DINNER WITH EVERYONE']) {
    const { size, width } = fitLine(line, WALL);
    expect(width).toBeGreaterThanOrEqual(50);
    expect(width).toBeLessThanOrEqual(150);
    expect(size).toBeLessThanOrEqual(30);
    expect(filled(line, WALL)).toBeLessThanOrEqual(94);
  }
});

it('a name breaks at spaces and after hyphens, and only where it has to', () => {
  expect(breakLines('MARY ANN', PHONE)).toEqual(['MARY ANN']);
  expect(breakLines('BARTHOLOMEW FEATHERSTONEHAUGH-CHOLMONDELEY', PHONE)).toEqual([
    'BARTHOLOMEW',
    'FEATHERSTONEHAUGH-',
    'CHOLMONDELEY',
  ]);
  expect(breakLines('', PHONE)).toEqual([]);
});
