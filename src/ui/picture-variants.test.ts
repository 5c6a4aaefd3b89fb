import { describe, expect, it } from 'vitest';
import { densitySet, pictureVariants, widthSet } from './picture-variants.ts';

const pictures = pictureVariants({
  './pictures/garden-table.1120.webp': '/assets/c.webp',
  './pictures/garden-table.560.webp': '/assets/b.webp',
  './pictures/garden-table.280.webp': '/assets/a.webp',
  './pictures/roses.300.webp': '/assets/r.webp',
});

describe('pictureVariants', () => {
  it('gathers the widths of a picture, narrowest first', () => {
    expect(pictures('garden-table').map(({ width }) => width)).toEqual([280, 560, 1120]);
    expect(pictures('roses')).toEqual([{ url: '/assets/r.webp', width: 300 }]);
  });

  it('refuses a name that no file has, and a file without a width', () => {
    expect(() => pictures('table')).toThrow('There is no picture table.');
    expect(() => pictureVariants({ './pictures/table.webp': '/assets/t.webp' })).toThrow('width is missing');
  });
});

describe('the sets an image offers', () => {
  it('by width', () => {
    expect(widthSet(pictures('garden-table'))).toBe(
      '/assets/a.webp 280w, /assets/b.webp 560w, /assets/c.webp 1120w',
    );
  });

  it('by density, counted from the narrowest', () => {
    expect(densitySet(pictures('garden-table'))).toBe(
      '/assets/a.webp 1x, /assets/b.webp 2x, /assets/c.webp 4x',
    );
  });
});
