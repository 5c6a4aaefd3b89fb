import { expect, it } from 'vitest';
import { newTable } from './lay-out-tables.ts';
import { nearestTable } from './table-gaps.ts';

const at = (uuid: string, sizeKey: Parameters<typeof newTable>[0], x: number, y: number) => ({
  ...{ ...newTable(sizeKey, 1), uuid, x, y },
});

it('is told from chair to chair, also where the middle of another table is nearer', () => {
  const moved = at('moved', 'ROUND_60', 300, 300);
  const round = at('round', 'ROUND_60', 300, 460);
  const long = { ...at('long', 'RECT_8FT', 500, 300), lengthIn: 200 };
  expect(nearestTable(moved, [round])).toMatchObject({ table: { uuid: 'round' }, inches: 58 });
  const found = nearestTable(moved, [round, long]);
  expect(found?.table.uuid).toBe('long');
  expect(found?.inches).toBeLessThan(58);
});

it('is nothing where a table stands alone, and below nothing where two stand in each other', () => {
  const moved = at('moved', 'ROUND_60', 300, 300);
  expect(nearestTable(moved, [])).toBeUndefined();
  expect(nearestTable(moved, [at('other', 'ROUND_60', 330, 300)])?.inches).toBeLessThan(0);
});
