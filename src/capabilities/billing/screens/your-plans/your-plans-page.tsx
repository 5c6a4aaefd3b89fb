import { useState } from 'react';
import { useLoaded } from '#app/use-loaded.ts';
import type { CreditHoldings } from '#capabilities/credits/contract.ts';
import { BalanceCard } from '#capabilities/credits/parts/balance-card.tsx';
import { creditHoldingsQuery } from '#capabilities/credits/queries.ts';
import type { LeadCosts } from '#capabilities/leads/contract/lead-costs.contract.ts';
import type { Purchases } from '#capabilities/plans/contract/purchases.contract.ts';
import type { CreditShop, Plans } from '#capabilities/plans/contract.ts';
import { plansQuery } from '#capabilities/plans/queries.ts';
import { leadsAMonth } from '#capabilities/plans/rules/month-cost.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { LastDaysCard } from './last-days-card.tsx';
import { MonthCostCard } from './month-cost-card.tsx';
import { PacksCard } from './packs-card.tsx';
import { PlanOffers } from './plan-offers.tsx';
import { ReceiptsCard } from './receipts-card.tsx';

export interface YourPlansProps {
  storefrontUuid: string;
  plans: Plans;
  shop: CreditShop;
  holdings: CreditHoldings;
  costs: LeadCosts;
  purchases: Purchases;
}

/** Bought most often, and a middle ground; the first where it is not on offer. */
const CHOSEN_AT_FIRST = 'payg-60';

export function YourPlansPage({ storefrontUuid, shop, costs, purchases, ...loaded }: YourPlansProps) {
  const [packKey, setPackKey] = useState(CHOSEN_AT_FIRST);
  const { data: plans } = useLoaded(plansQuery(storefrontUuid), loaded.plans);
  const { data: holdings } = useLoaded(creditHoldingsQuery(storefrontUuid), loaded.holdings);
  const chosen = shop.packs.find(({ key }) => key === packKey) ?? shop.packs[0];
  const creditsPerLead = costs.creditsPerLead ?? plans.creditsPerLead;
  const pack = chosen && { credits: chosen.credits, priceCents: chosen.netCents };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <CurrentPlanCard storefrontUuid={storefrontUuid} plans={plans} />
        <BalanceCard holdings={holdings} />
        {pack && <LastDaysCard costs={costs} pack={pack} />}
      </div>
      {chosen && pack && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          <PacksCard
            storefrontUuid={storefrontUuid}
            packs={shop.packs}
            chosen={chosen}
            onChoose={setPackKey}
            creditsPerLead={creditsPerLead}
            canBuy={shop.canBuy}
          />
          <MonthCostCard
            plans={plans.offers}
            creditsPerLead={creditsPerLead}
            pack={pack}
            leads={costs.leads > 0 ? leadsAMonth(costs.leads, costs.days) : null}
          />
        </div>
      )}
      <div className="mt-3">
        <PlanOffers plans={plans} storefrontUuid={storefrontUuid} />
      </div>
      <ReceiptsCard storefrontUuid={storefrontUuid} purchases={purchases} />
    </div>
  );
}
