import type { RealWeddingCard, WeddingPhoto } from '#capabilities/editorial/contract.ts';
import { SEASONS, type Season } from '#capabilities/editorial/rules/seasons.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';

const NEWEST = 6;
/** Fills the mosaic without a gap. */
const MOSAIC = 10;

export type Front = {
  lead: RealWeddingCard | undefined;
  newest: RealWeddingCard[];
  seasons: { season: Season; picture: PictureAsset }[];
  photos: WeddingPhoto[];
};

/** Lays out the entry page from the newest weddings and photos so that no picture stands on it twice. */
export function arrangeFront(weddings: readonly RealWeddingCard[], photos: readonly WeddingPhoto[]): Front {
  const [lead, ...others] = weddings;
  const newest = others.slice(0, NEWEST);
  const later = others.slice(NEWEST);
  const seasons = SEASONS.flatMap((season) => {
    const wedding = [...later, ...weddings].find((candidate) => candidate.season === season);
    return wedding ? [{ season, picture: wedding.cover }] : [];
  });
  const shown = new Set([
    ...weddings.slice(0, 1 + NEWEST).map(({ cover }) => cover.id),
    ...seasons.map(({ picture }) => picture.id),
  ]);
  return {
    lead,
    newest,
    seasons,
    photos: photos.filter(({ picture }) => !shown.has(picture.id)).slice(0, MOSAIC),
  };
}
