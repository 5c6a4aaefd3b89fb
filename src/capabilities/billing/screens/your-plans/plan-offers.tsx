import { CircleCheck } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { paidText } from '../../rules/plan-sentences.ts';

type Offer = Plans['offers'][number];

interface PlanOffersProps {
  storefrontUuid: string;
  plans: Plans;
}

/** The way of paying that the card stands for; the checkout has the others. */
function wayOf({ ways }: Offer) {
  return ways.find(({ refusal }) => refusal === null) ?? ways[0];
}

/** Below the price of a month: when how much is paid. */
function paysHow({ ways, termMonths }: Offer): string {
  if (termMonths === 1) return 'Renews monthly. Turn that off any time.';
  const upfront = ways.find(({ payment }) => payment === 'UPFRONT');
  if (upfront && ways.length > 1) return `Pay monthly, or ${formatCents(upfront.periodCents)} up front.`;
  return ways.map((way) => `${paidText(way, termMonths)}.`).join(' ');
}

function OfferCard({
  offer,
  plans,
  storefrontUuid,
  isCheapest,
}: PlanOffersProps & { offer: Offer; isCheapest: boolean }) {
  const way = wayOf(offer);
  const isRunning = plans.running?.key === offer.key;
  return (
    <Card
      as="li"
      padding="small"
      className={classNames('relative flex flex-col', isCheapest && 'border-secondary ring-1 ring-secondary')}
    >
      {isCheapest && (
        <p className="absolute -top-3 start-4 rounded-full bg-secondary px-3 py-0.5 font-semibold text-paper text-xs">
          Lowest price from {plural(offer.paysOffFrom, 'lead')}
        </p>
      )}
      <h3 className="mt-1 font-text font-semibold text-base">{offer.name}</h3>
      <p className="mt-1">
        <span className="font-display text-3xl tabular-nums">{formatCents(offer.monthlyCents)}</span>{' '}
        <span className="text-ink-soft">a month</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">{paysHow(offer)}</p>
      <div className="mt-auto pt-4">
        <div className="rounded-card bg-mist p-3">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-ink-soft text-sm">Pays off from</span>
            <span className="font-display text-xl">{plural(offer.paysOffFrom, 'lead')}</span>
          </p>
          <p className="text-balance text-ink-soft text-xs">
            a month, at {plural(plans.creditsPerLead, 'credit')} a lead and $1 a credit
          </p>
        </div>
      </div>
      <div className="pt-4">
        {isRunning && (
          <p className="flex min-h-11 items-center justify-center gap-2 font-semibold">
            <CircleCheck size={20} aria-hidden="true" className="text-secondary" />
            Your plan
          </p>
        )}
        {!isRunning && way && plans.canBuy && way.refusal === null && (
          <ButtonLink
            variant="secondary"
            to={withQuery(vendorPaths.checkout, {
              storefront: storefrontUuid,
              plan: offer.key,
              payment: way.payment,
            })}
            className="w-full"
            aria-label={`Choose ${offer.name}`}
          >
            Choose
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Every plan of the listing's category, as it would be charged. */
export function PlanOffers({ plans, storefrontUuid }: PlanOffersProps) {
  const lowest = Math.min(...plans.offers.map(({ monthlyCents }) => monthlyCents));
  return (
    <section aria-labelledby="offers-title" id="plans">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="offers-title" className="text-2xl">
          Unlimited plans
        </h2>
        <p className="text-ink-soft">Every lead included. Cancel in two clicks.</p>
      </div>
      {plans.scheduled && (
        <p className="mb-4 text-ink-soft">
          {plans.scheduled.name} is bought already. Call it off above to choose another.
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.offers.map((offer) => (
          <OfferCard
            key={offer.key}
            offer={offer}
            plans={plans}
            storefrontUuid={storefrontUuid}
            isCheapest={offer.monthlyCents === lowest}
          />
        ))}
      </ul>
    </section>
  );
}
