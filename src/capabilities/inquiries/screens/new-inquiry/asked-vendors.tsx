import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { CardPicture } from '#capabilities/search/parts/card-picture.tsx';
import { RatingLine } from '#capabilities/search/parts/rating-line.tsx';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { similarVendorsQuery } from '../../queries.ts';
import { MOST_VENDORS_AT_ONCE } from '../../rules/inquiry-timers.ts';
import type { InquiryValues } from './inquiry-values.ts';

function VendorLine({ card }: { card: ShownCard }) {
  const [cover] = card.images;
  return (
    <div className="flex items-center gap-4">
      {cover && (
        <div className="w-24 shrink-0 overflow-hidden rounded-card">
          <CardPicture asset={cover} isPriority={false} />
        </div>
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{card.vendorName}</p>
        <p className="text-ink-soft text-sm">
          {card.city}, {card.stateProvince}
        </p>
        <RatingLine rate={card.averageReviewsRate} count={card.reviewsCount} />
      </div>
    </div>
  );
}

interface AskedVendorsProps {
  form: RuleForm<InquiryValues>;
  cards: readonly ShownCard[];
  /** Not suggested again. */
  writtenTo: readonly string[];
}

/** Others of the trade who could get the same words, as long as there is room for one more. */
function SimilarVendors({ form, cards, writtenTo }: AskedVendorsProps) {
  const [first] = cards;
  const { data: similar } = useQuery({
    ...similarVendorsQuery(first?.storefrontUuid ?? ''),
    enabled: first !== undefined,
  });
  const asked = new Set([...cards.map((card) => card.storefrontUuid), ...writtenTo]);
  const shown = similar?.filter((card) => card.claimed && !asked.has(card.storefrontUuid)).slice(0, 4) ?? [];
  const room = MOST_VENDORS_AT_ONCE - cards.length;
  if (shown.length === 0 || room === 0) return null;
  return (
    <Controller
      control={form.control}
      name="others"
      render={({ field }) => (
        <fieldset className="border-line border-t pt-4">
          <legend className="float-left mb-1 w-full font-semibold">Ask similar vendors, too?</legend>
          <p className="clear-both text-ink-soft text-sm">Each one gets this same message.</p>
          {shown.map(({ storefrontUuid, vendorName, city, stateProvince }) => {
            const isChosen = field.value.includes(storefrontUuid);
            return (
              <CheckboxField
                key={storefrontUuid}
                label={
                  <>
                    <span className="wrap-anywhere font-semibold">{vendorName}</span>{' '}
                    <span className="block text-ink-soft text-sm">
                      {city}, {stateProvince}
                    </span>
                  </>
                }
                value={isChosen}
                isDisabled={!isChosen && field.value.length >= room}
                onChange={(chosen) =>
                  field.onChange(
                    chosen
                      ? [...field.value, storefrontUuid]
                      : field.value.filter((uuid) => uuid !== storefrontUuid),
                  )
                }
              />
            );
          })}
        </fieldset>
      )}
    />
  );
}

/** Who is written to, in sight all the way. */
export function AskedVendors(props: AskedVendorsProps) {
  return (
    <aside
      aria-label="Who you’re writing to"
      className="space-y-4 rounded-card border border-line bg-paper p-5 lg:sticky lg:top-40"
    >
      {props.cards.map((card) => (
        <VendorLine key={card.storefrontUuid} card={card} />
      ))}
      <SimilarVendors {...props} />
    </aside>
  );
}
