import { MapPin, Star, Zap } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { awardFace, BADGE_FACES } from '#capabilities/search/parts/badge-faces.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ReviewsView } from './review-view.ts';
import { SaveButton } from './save-button.tsx';
import { ShareMenu } from './share-menu.tsx';
import { breadcrumbSteps } from './storefront-meta.ts';
import type { StorefrontView } from './storefront-view.ts';

export interface StorefrontHeaderProps {
  storefront: StorefrontView;
  reviews: ReviewsView | null;
  site: string;
}

function Rating({ reviews }: { reviews: ReviewsView | null }) {
  if (!reviews?.average) return <span className="text-ink-soft">No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Star size={16} fill="currentColor" aria-hidden="true" className="text-gold" />
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Rated </span>
        {reviews.average}
        <span className="sr-only"> out of 5</span>
      </span>
      <a
        href="#reviews"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
      >
        {plural(reviews.count, 'review')}
      </a>
    </span>
  );
}

function Honors({ badges, awards }: Pick<StorefrontView, 'badges' | 'awards'>) {
  return (
    <>
      {badges.map((badge) => (
        <Badge
          key={badge}
          variant={BADGE_FACES[badge].variant}
          icon={badge === 'QUICK_RESPONDER' && <Zap size={14} aria-hidden="true" />}
        >
          {BADGE_FACES[badge].label}
        </Badge>
      ))}
      {awards.map((award) => (
        <Badge key={award} variant={awardFace(award).variant}>
          {awardFace(award).label}
        </Badge>
      ))}
    </>
  );
}

/** Who this is, where, how good, and how soon they answer. */
export function StorefrontHeader({ storefront, reviews, site }: StorefrontHeaderProps) {
  const { uuid, name, place, category, slug, response, photos, claimed } = storefront;
  return (
    <header
      className={classNames(
        'max-md:pt-3',
        photos.length > 0 &&
          'max-md:relative max-md:z-1 max-md:-mx-5 max-md:-mt-6 max-md:rounded-t-sheet max-md:bg-linen max-md:px-5',
      )}
    >
      {/* On phones the name stands right below. */}
      <Breadcrumb steps={breadcrumbSteps(storefront)} className="max-md:[&_li:last-child]:hidden" />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-5">
        <div className="min-w-0 grow basis-96">
          <h1 className="wrap-anywhere md:text-4xl lg:text-5xl">{name}</h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm md:text-base">
            <Rating reviews={reviews} />
            <span className="inline-flex items-center gap-1 text-ink-soft">
              <MapPin size={16} aria-hidden="true" />
              {place}
            </span>
            {!claimed && <Badge variant="gray">Unclaimed</Badge>}
            {!claimed && (
              <TextLink to={paths.claimListing(uuid)} className="text-sm lg:hidden">
                Claim this page
              </TextLink>
            )}
            <Honors {...storefront} />
          </div>
          {response && (
            <p className="mt-1 text-ink-soft text-sm">
              <span className="font-medium text-ink">{response.usually}</span> · {response.sample}
            </p>
          )}
        </div>
        <div className="flex items-center gap-3" data-print="hidden">
          <ShareMenu name={name} url={site + paths.storefront(category, slug)} />
          <SaveButton storefront={storefront} variant="secondary" isBrief className="max-md:hidden" />
        </div>
      </div>
    </header>
  );
}
