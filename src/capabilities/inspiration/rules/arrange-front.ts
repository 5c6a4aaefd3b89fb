import type { RealWeddingCard, WeddingPhoto } from '#capabilities/editorial/contract.ts';
import type { Season } from '#capabilities/editorial/rules/seasons.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';

const NEWEST = 6;
/** Fills the mosaic without a gap. */
const MOSAIC = 10;

export type SeasonShelf = { season: Season; weddings: readonly RealWeddingCard[] };

export type Front = {
  lead: RealWeddingCard | undefined;
  newest: RealWeddingCard[];
  seasons: { season: Season; picture: PictureAsset }[];
  photos: WeddingPhoto[];
};

/** Lays out the entry page from the newest weddings and photos so that no picture stands on it twice. */
export function arrangeFront(
  weddings: readonly RealWeddingCard[],
  shelves: readonly SeasonShelf[],
  photos: readonly WeddingPhoto[],
): Front {
  const [lead, ...others] = weddings;
  const newest = others.slice(0, NEWEST);
  const shown = new Set(weddings.slice(0, 1 + NEWEST).map(({ cover }) => cover.id));
  const seasons = shelves.flatMap(({ season, weddings: shelf }) => {
    const wedding = shelf.find(({ cover }) => !shown.has(cover.id)) ?? shelf[0];
    if (!wedding) return [];
    shown.add(wedding.cover.id);
    return [{ season, picture: wedding.cover }];
  });
  return {
    lead,
    newest,
    seasons,
    photos: photos.filter(({ picture }) => !shown.has(picture.id)).slice(0, MOSAIC),
  };
}
