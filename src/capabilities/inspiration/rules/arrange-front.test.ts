import { describe, expect, it } from 'vitest';
import type { RealWeddingCard, WeddingPhoto } from '#capabilities/editorial/contract.ts';
import type { Season } from '#capabilities/editorial/rules/seasons.ts';
import { arrangeFront } from './arrange-front.ts';

const picture = (id: string) => ({ id, width: 4, height: 3, dominantColor: '', blurDataUrl: '', alt: id });
const wedding = (id: string, season: Season): RealWeddingCard => ({
  slug: id,
  title: id,
  summary: '',
  firstName: 'A',
  partnerFirstName: 'B',
  weddingDate: '2026-06-06',
  season,
  color: 'blush',
  styles: [],
  setting: 'BOTH',
  guestCount: 1,
  city: '',
  stateCode: '',
  publishedAt: '2026-08-01T10:00:00.000Z',
  cover: picture(id),
});
const photo = (id: string): WeddingPhoto => ({
  imageId: 1,
  slug: id,
  caption: '',
  subject: 'cake',
  picture: picture(id),
});

describe('the entry page', () => {
  it('shows no picture twice', () => {
    const weddings = Array.from({ length: 9 }, (_, index) => wedding(`w${index}`, 'summer'));
    const shelves = [
      { season: 'spring' as const, weddings: [] },
      { season: 'summer' as const, weddings: weddings },
      {
        season: 'winter' as const,
        weddings: [wedding('w2', 'winter'), wedding('w7', 'winter'), wedding('x', 'winter')],
      },
    ];
    const photos = ['w0', 'w3', 'w7', 'p1', 'p2', 'w8'].map(photo);
    const front = arrangeFront(weddings, shelves, photos);
    const shown = [
      ...[front.lead, ...front.newest].map((entry) => entry?.cover.id),
      ...front.seasons.map((entry) => entry.picture.id),
      ...front.photos.map((entry) => entry.picture.id),
    ];
    expect(new Set(shown).size).toBe(shown.length);
    expect(front.seasons.map(({ season, picture: { id } }) => [season, id])).toEqual([
      ['summer', 'w7'],
      ['winter', 'x'],
    ]);
    expect(front.photos.map(({ slug }) => slug)).toEqual(['p1', 'p2', 'w8']);
  });

  it('repeats a picture rather than leave a season without one', () => {
    const only = wedding('w0', 'autumn');
    const front = arrangeFront([only], [{ season: 'autumn', weddings: [only] }], []);
    expect(front.seasons).toHaveLength(1);
  });

  it('is empty without weddings', () => {
    expect(arrangeFront([], [], [])).toEqual({ lead: undefined, newest: [], seasons: [], photos: [] });
  });
});
