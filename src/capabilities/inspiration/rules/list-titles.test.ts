import { describe, expect, it } from 'vitest';
import { photosTitle, weddingsTitle } from './list-titles.ts';

describe('the title of a list', () => {
  it('says what is shown', () => {
    expect(weddingsTitle({ page: 1 })).toBe('Real weddings');
    expect(weddingsTitle({ page: 1 }, 'Texas')).toBe('Real weddings in Texas');
    expect(weddingsTitle({ color: 'blush', page: 1 })).toBe('Blush weddings');
    expect(weddingsTitle({ color: 'sage', season: 'winter', setting: 'INDOOR', page: 2 }, 'Austin, TX')).toBe(
      'Indoor winter sage weddings in Austin, TX',
    );
  });

  it('says it of photos, too', () => {
    expect(photosTitle({ page: 1 })).toBe('Wedding photos');
    expect(photosTitle({ style: 'rustic', page: 1 })).toBe('Rustic wedding photos');
    expect(photosTitle({ subject: 'cake', page: 1 })).toBe('Cakes from real weddings');
    expect(photosTitle({ subject: 'cake', season: 'autumn', color: 'berry', page: 1 })).toBe(
      'Cakes from fall berry weddings',
    );
  });
});
