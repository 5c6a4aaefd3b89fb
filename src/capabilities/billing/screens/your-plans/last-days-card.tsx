import { formatCents } from '#base/money.ts';
import { plural, pluralWord } from '#base/text.ts';
import type { LeadCosts } from '#capabilities/leads/contract/lead-costs.contract.ts';
import { leadsAMonth, type PackPrice, payAsYouGoCents } from '#capabilities/plans/rules/month-cost.ts';
import { Card } from '#ui/card.tsx';

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-display text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

/** What leads cost of late, at the price of the pack that is chosen. */
export function LastDaysCard({ costs, pack }: { costs: LeadCosts; pack: PackPrice }) {
  const { days, leads, creditsPerLead, refunds, refundedCredits } = costs;
  const monthly = leadsAMonth(leads, days);
  const each = formatCents(Math.round(pack.priceCents / pack.credits));
  return (
    <Card as="section" aria-labelledby="last-days-title" className="md:max-lg:col-span-2">
      <h2 id="last-days-title" className="font-text text-base text-ink-soft">
        Last {days} days
      </h2>
      {creditsPerLead === null ? (
        <p className="mt-3">No leads came yet. Once they do, you see here what a month costs you.</p>
      ) : (
        <>
          <dl className="mt-2 grid grid-cols-[auto_auto_auto] justify-between gap-x-4">
            <Figure value={String(leads)} label={`${pluralWord(leads, 'lead')}, ${monthly} a month`} />
            <Figure value={String(creditsPerLead)} label="credits a lead" />
            <Figure value={each} label="a credit" />
          </dl>
          <dl className="mt-4 border-line border-t pt-3">
            <div className="flex justify-between gap-4 py-1">
              <dt className="text-ink-soft">
                {monthly} × {creditsPerLead} × {each}
              </dt>
              <dd className="font-semibold tabular-nums">
                {formatCents(Math.round(payAsYouGoCents(monthly, creditsPerLead, pack) / 100) * 100)} a month
              </dd>
            </div>
            {refunds > 0 && (
              <div className="flex justify-between gap-4 py-1">
                <dt className="text-ink-soft">{plural(refunds, 'refund')} came back</dt>
                <dd className="font-semibold text-green-deep tabular-nums">
                  +{plural(refundedCredits, 'credit')}
                </dd>
              </div>
            )}
          </dl>
        </>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        Credits for a lead that nobody opens within 7 days come back by themselves.
      </p>
    </Card>
  );
}
