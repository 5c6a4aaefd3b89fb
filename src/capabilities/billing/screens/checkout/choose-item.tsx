import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { CreditShop, Wish } from '#capabilities/plans/contract/purchases.contract.ts';
import type { Plans } from '#capabilities/plans/contract/subscriptions.contract.ts';
import { type RadioCard, RadioCards } from '#ui/radio-cards.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { wishKey } from '../../rules/checkout-choice.ts';
import { refusalText } from '../../rules/plan-sentences.ts';

interface ChooseItemProps {
  packs: CreditShop['packs'];
  plans: Plans;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

type Offered = RadioCard & { wish: Wish };

const each = (cents: number, credits: number) => formatCents(Math.round(cents / credits));

function offeredPacks(packs: CreditShop['packs']): Offered[] {
  return packs.map(({ key, credits, netCents }) => ({
    id: key,
    label: `${plural(credits, 'credit')} for ${formatCents(netCents)}`,
    description: `${each(netCents, credits)} a credit, good for 24 months`,
    wish: { kind: 'pack', packKey: key },
  }));
}

function paidIn(termMonths: number, payment: 'MONTHLY' | 'UPFRONT', cents: number): string {
  if (termMonths === 1) return `${formatCents(cents)} a month`;
  return payment === 'MONTHLY'
    ? `${formatCents(cents)} a month, ${termMonths} times`
    : `${formatCents(cents)} at once for ${termMonths} months`;
}

function offeredPlans({ offers }: Plans): Offered[] {
  return offers.flatMap(({ key, name, termMonths, ways }) =>
    ways.map(({ payment, periodCents, refusal }) => ({
      id: `${key}:${payment}`,
      label: name,
      description: (refusal && refusalText(refusal)) ?? paidIn(termMonths, payment, periodCents),
      isDisabled: refusal !== null,
      wish: { kind: 'plan', planKey: key, payment },
    })),
  );
}

/** Credits for single leads, or a plan in which all of them are included. */
export function ChooseItem({ packs, plans, wish, onChange }: ChooseItemProps) {
  const offered = { pack: offeredPacks(packs), plan: offeredPlans(plans) };
  const choose = (id: string) => {
    const found = offered[wish.kind].find((option) => option.id === id);
    if (found) onChange(found.wish);
  };
  const turnTo = (kind: Wish['kind']) => {
    const first = offered[kind].find(({ isDisabled }) => !isDisabled) ?? offered[kind][0];
    if (first) onChange(first.wish);
  };
  const cards = (kind: Wish['kind'], label: string) => (
    <RadioCards
      label={label}
      isLabelHidden
      options={offered[kind]}
      value={wishKey(wish)}
      onChange={choose}
      columns={2}
      className="mt-4"
    />
  );
  return (
    <Tabs
      label="What to buy"
      value={wish.kind}
      onChange={(kind) => kind !== wish.kind && turnTo(kind === 'plan' ? 'plan' : 'pack')}
      items={[
        { id: 'pack', label: 'Credits', content: cards('pack', 'How many credits') },
        { id: 'plan', label: 'A plan', content: cards('plan', 'Which plan') },
      ]}
    />
  );
}
