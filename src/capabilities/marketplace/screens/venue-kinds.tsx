import { pageWidth } from '#app/page-width.ts';
import { categoryPath, venueSubTypePath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { VENUE_SUB_TYPES } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import { TileCarousel } from '#ui/carousel/tile-carousel.tsx';
import { densitySet } from '#ui/picture-variants.ts';
import { TextLink } from '#ui/text-link.tsx';
import { marketplacePicture } from './marketplace-pictures.ts';

const TILES = VENUE_SUB_TYPES.map((kind) => {
  const variants = marketplacePicture(kind.slug);
  return {
    image: variants[0]?.url ?? '',
    // The name below says what the picture stands for.
    altText: '',
    linkText: kind.label,
    href: venueSubTypePath(kind),
    imageSets: [{ srcSet: densitySet(variants), type: 'image/webp' }],
  };
});

export function VenueKinds() {
  return (
    <section aria-labelledby="venue-kinds" className="bg-paper">
      <div className={`${pageWidth} py-14 md:py-20`}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id="venue-kinds" className="text-3xl md:text-4xl">
              Begin with the place
            </h2>
            <p className="mt-2 max-w-reading text-ink-soft text-lg">
              It decides the date, the guest count and half of the budget.
            </p>
          </div>
          <TextLink to={categoryPath('wedding-venues')} className="inline-flex min-h-11 items-center">
            All wedding venues
          </TextLink>
        </div>
        <TileCarousel label="Kinds of venue" tiles={TILES} className="mt-8" />
      </div>
    </section>
  );
}
