import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { Form } from 'react-router';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { CreditShop } from '#capabilities/plans/contract.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export type OfferedPack = CreditShop['packs'][number];

interface PacksCardProps {
  storefrontUuid: string;
  packs: readonly OfferedPack[];
  chosen: OfferedPack;
  onChoose: (packKey: string) => void;
  creditsPerLead: number;
  canBuy: boolean;
}

/** To the dollar: what one credit of a pack costs. */
const eachText = ({ netCents, credits }: OfferedPack) =>
  `${formatCents(Math.round(netCents / credits))} each`;

function leadsText({ credits }: OfferedPack, creditsPerLead: number): string {
  const leads = Math.floor(credits / creditsPerLead);
  return leads === 0 ? 'Less than one lead' : `About ${plural(leads, 'lead')}`;
}

function PackRow({ pack, creditsPerLead }: { pack: OfferedPack; creditsPerLead: number }) {
  return (
    <RadioButton className="group flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 rounded-card border border-line bg-paper px-4 py-2 transition-colors data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-primary data-hovered:border-ink data-selected:border-secondary data-selected:bg-cove-tint data-selected:ring-1 data-selected:ring-secondary">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-line-strong bg-paper transition-all group-data-selected:border-6 group-data-selected:border-secondary"
      />
      <span className="min-w-0 grow basis-32 sm:grow-0">
        <span className="block font-semibold">{plural(pack.credits, 'credit')}</span>
        <span className="block text-balance text-ink-soft text-sm sm:hidden">
          {leadsText(pack, creditsPerLead)}, {eachText(pack)}
        </span>
      </span>
      <span className="hidden grow text-ink-soft text-sm sm:block">{leadsText(pack, creditsPerLead)}</span>
      <span className="hidden text-ink-soft text-sm tabular-nums sm:block">{eachText(pack)}</span>
      <span className="min-w-14 text-end font-semibold tabular-nums">{formatCents(pack.netCents)}</span>
    </RadioButton>
  );
}

/** Choosing one also moves the chart beside it. It is a form of its own, so it can be sent before the page is alive. */
export function PacksCard({
  storefrontUuid,
  packs,
  chosen,
  onChoose,
  creditsPerLead,
  canBuy,
}: PacksCardProps) {
  return (
    <Card as="section" aria-labelledby="packs-title" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="packs-title" className="text-2xl">
          Credit packs
        </h2>
        <p className="text-ink-soft text-sm">Good for 24 months</p>
      </div>
      <Form action={vendorPaths.checkout} method="get" className="mt-4 flex grow flex-col">
        <input type="hidden" name="storefront" value={storefrontUuid} />
        <RadioGroup name="pack" value={chosen.key} onChange={onChoose} className="flex flex-col gap-2">
          <Label className="sr-only">How many credits</Label>
          {packs.map((pack) => (
            <RadioField key={pack.key} value={pack.key}>
              <PackRow pack={pack} creditsPerLead={creditsPerLead} />
            </RadioField>
          ))}
        </RadioGroup>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5">
          <p className="text-ink-soft text-sm">
            {chosen.taxCents > 0
              ? `Plus ${formatCents(chosen.taxCents)} sales tax`
              : 'No sales tax where you are'}
          </p>
          {canBuy ? (
            <Button type="submit" className="max-sm:w-full">
              Buy {plural(chosen.credits, 'credit')} for {formatCents(chosen.netCents)}
            </Button>
          ) : (
            <p className="text-sm">Only owners of the listing can buy credits.</p>
          )}
        </div>
      </Form>
    </Card>
  );
}
