import { useQuery } from '@tanstack/react-query';
import { paths } from '#app/rules/paths.ts';
import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { PriceLine } from '#capabilities/search/parts/price-line.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { similarVendorsQuery } from '../../queries.ts';

interface SimilarVendorsProps {
  thread: Pick<Thread, 'storefrontUuid' | 'vendorName' | 'writtenTo'>;
}

const SHOWN = 3;

/** Where one door closed: up to three others to write to. */
export function SimilarVendors({ thread: { storefrontUuid, vendorName, writtenTo } }: SimilarVendorsProps) {
  const { data } = useQuery(similarVendorsQuery(storefrontUuid));
  const written = new Set(writtenTo);
  const vendors =
    data?.filter((card) => card.claimed && !written.has(card.storefrontUuid)).slice(0, SHOWN) ?? [];
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="similar-vendors">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="similar-vendors" className="text-xl">{`Similar to ${vendorName}`}</h2>
        {vendors.length > 1 && (
          <TextLink to={paths.newInquiry(vendors.map((card) => card.storefrontUuid))}>
            {`Write to all ${vendors.length}`}
          </TextLink>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-3">
        {vendors.map((card) => (
          <li
            key={card.storefrontUuid}
            className="flex overflow-hidden rounded-card border border-line bg-paper sm:flex-col"
          >
            {card.images[0] && (
              <div className="w-28 shrink-0 sm:w-full">
                <CardPicture asset={card.images[0]} isPriority={false} className="max-sm:h-full" />
              </div>
            )}
            <div className="flex min-w-0 grow flex-col gap-1 p-3.5">
              <TextLink
                to={paths.storefront(card.taxonomyNodeKey, card.storefrontSlug)}
                look="plain"
                className="line-clamp-2 font-semibold"
              >
                {card.vendorName}
              </TextLink>
              <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
              <PriceLine card={card} />
              <div className="mt-auto pt-2">
                <ButtonLink to={paths.newInquiry([card.storefrontUuid])} size="small" variant="secondary">
                  Write<span className="sr-only"> to {card.vendorName}</span>
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
