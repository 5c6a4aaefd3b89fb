import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { WorldPicture } from './world-pictures.ts';

export type GalleryPlan = { palette: string; covers: string[]; photos: string[] };

/** Pictures that go with any vendor's work, as details of the same day. */
const SHARED_CATEGORY = 'detail';
const FEWEST_FOR_A_SHOOT = 3;

/** The pictures by category and palette, sorted once. */
export type PictureShelf = {
  palettesOf(category: TaxonomyKey): readonly string[];
  own(category: TaxonomyKey, palette: string): readonly WorldPicture[];
  others(category: TaxonomyKey, palette: string): readonly WorldPicture[];
  allOwn(category: TaxonomyKey): readonly WorldPicture[];
  ofPalette(palette: string): readonly WorldPicture[];
};

export function createPictureShelf(pictures: readonly WorldPicture[]): PictureShelf {
  const ownCache = new Map<string, readonly WorldPicture[]>();
  const paletteCache = new Map<TaxonomyKey, readonly string[]>();
  const isOf = (category: string) => (picture: WorldPicture) => picture.categories.includes(category);
  const remember = (key: string, find: () => readonly WorldPicture[]) => {
    const known = ownCache.get(key) ?? find();
    ownCache.set(key, known);
    return known;
  };
  const allOwn = (category: TaxonomyKey) => remember(category, () => pictures.filter(isOf(category)));
  const own = (category: TaxonomyKey, palette: string) =>
    remember(`${category}/${palette}`, () =>
      allOwn(category).filter((picture) => picture.palette === palette),
    );
  return {
    allOwn,
    own,
    ofPalette: (palette) => pictures.filter((picture) => picture.palette === palette),
    others: (category, palette) =>
      remember(`${category}/${palette}/others`, () =>
        pictures.filter(
          (picture) =>
            picture.palette === palette && !isOf(category)(picture) && isOf(SHARED_CATEGORY)(picture),
        ),
      ),
    palettesOf(category) {
      const known = paletteCache.get(category);
      if (known) return known;
      const all = [...new Set(allOwn(category).map(({ palette }) => palette))];
      const full = all.filter((palette) => own(category, palette).length >= FEWEST_FOR_A_SHOOT);
      const palettes = full.length > 0 ? full : all;
      paletteCache.set(category, palettes);
      return palettes;
    },
  };
}

export type GalleryWish = {
  covers: number;
  photos: number;
  subjects: readonly string[];
  /** A palette chosen beforehand; of its pictures of the category only those of the subjects are shown. */
  palette?: string | undefined;
};

/** What a gallery shows, told beforehand: the first subject is the business itself and makes the covers. */
export type PinnedGallery = { palette: string; subjects: readonly [string, ...string[]] };

export function pinGallery(shelf: PictureShelf, { palette, subjects }: PinnedGallery): GalleryPlan {
  const showing = (word: string) =>
    shelf.ofPalette(palette).flatMap(({ subject, assetId }) => (subject.includes(word) ? [assetId] : []));
  return { palette, covers: showing(subjects[0]), photos: [...new Set(subjects.flatMap(showing))] };
}

/**
 * One gallery, one palette, as one shoot would have. Where the palette has a picture of the business's own subject (a barn
 * for a barn), it leads; details follow the pictures they were cut from.
 */
export function planGalleries(
  random: SeededRandom,
  shelf: PictureShelf,
  category: TaxonomyKey,
  { covers, photos, subjects, palette: wished }: GalleryWish,
): GalleryPlan {
  const showsSubject = ({ subject }: WorldPicture) => subjects.some((word) => subject.includes(word));
  const palettes = shelf.palettesOf(category);
  const fitting = palettes.filter((palette) => shelf.own(category, palette).some(showsSubject));
  const palette = wished ?? random.pick(fitting.length > 0 ? fitting : palettes);
  const ofPalette = shelf.own(category, palette);
  const shown = wished === undefined ? ofPalette : ofPalette.filter(showsSubject);
  const own = random.sample(shown, shown.length);
  const rankOf = (picture: WorldPicture) => (showsSubject(picture) ? 0 : 2) + (picture.isDerived ? 1 : 0);
  const led = own.toSorted((first, second) => rankOf(first) - rankOf(second));
  const others = random.sample(shelf.others(category, palette), photos);
  const ids = led.map(({ assetId }) => assetId);
  return {
    palette,
    covers: ids.slice(0, covers),
    photos: [...ids, ...others.map(({ assetId }) => assetId)].slice(0, photos),
  };
}
