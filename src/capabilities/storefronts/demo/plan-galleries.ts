import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type WorldPicture, withoutCropsOfShown } from './world-pictures.ts';

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
  /** Too few for a page once no detail hangs beside its whole. */
  isThin(category: TaxonomyKey, palette: string): boolean;
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
  const others = (category: TaxonomyKey, palette: string) =>
    remember(`${category}/${palette}/others`, () =>
      pictures.filter(
        (picture) =>
          picture.palette === palette && !isOf(category)(picture) && isOf(SHARED_CATEGORY)(picture),
      ),
    );
  return {
    allOwn,
    own,
    others,
    ofPalette: (palette) => pictures.filter((picture) => picture.palette === palette),
    isThin: (category, palette) =>
      withoutCropsOfShown([...own(category, palette), ...others(category, palette)]).length <
      FEWEST_FOR_A_SHOOT,
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

function idsOf(pictures: readonly WorldPicture[]): string[] {
  return pictures.map(({ assetId }) => assetId);
}

export function pinGallery(shelf: PictureShelf, { palette, subjects }: PinnedGallery): GalleryPlan {
  const ofPalette = shelf.ofPalette(palette);
  const showing = (word: string) => ofPalette.filter(({ subject }) => subject.includes(word));
  const shown = withoutCropsOfShown([...new Set(subjects.flatMap(showing))]);
  const covers = shown.filter(({ subject }) => subject.includes(subjects[0]));
  return { palette, covers: idsOf(covers), photos: idsOf(shown) };
}

/**
 * One gallery, one palette, as one shoot would have. Where the palette has a picture of the business's own subject (a barn
 * for a barn), it leads; details follow, but none beside the picture it was cut from.
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
  const candidates = fitting.length > 0 ? fitting : palettes;
  const picked = wished ?? random.pick(candidates);
  const isFull = (palette: string) => !shelf.isThin(category, palette);
  const palette = [picked, ...candidates, ...palettes].find(isFull) ?? picked;
  const ofPalette = shelf.own(category, palette);
  const shown = wished === undefined ? ofPalette : ofPalette.filter(showsSubject);
  const own = random.sample(shown, shown.length);
  const rankOf = (picture: WorldPicture) => (showsSubject(picture) ? 0 : 2) + (picture.isDerived ? 1 : 0);
  const led = own.toSorted((first, second) => rankOf(first) - rankOf(second));
  const others = random.sample(shelf.others(category, palette), photos);
  const whole = withoutCropsOfShown([...led, ...others]);
  return {
    palette,
    covers: idsOf(whole.filter((picture) => led.includes(picture)).slice(0, covers)),
    photos: idsOf(whole.slice(0, photos)),
  };
}
