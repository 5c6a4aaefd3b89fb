import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { beginsText, dayText, paidText, refusalText } from '../../rules/plan-sentences.ts';

type Offer = Plans['offers'][number];
type Way = Offer['ways'][number];

/** One way to pay for leads, as the table shows it. */
export type PlanRow = {
  key: string;
  name: string;
  price: string;
  now: string;
  withTax: boolean;
  begins: string;
  later: string;
  paysOff: string;
  /** What the checkout is asked for; null where there is nothing to buy. */
  wish: { plan: string; payment: string } | null;
  isRunning: boolean;
};

function laterText({ payment, periodCents, periodEndsAt, termEndsAt }: Way): string {
  const renews = `Renews on ${dayText(termEndsAt)} unless you turn it off.`;
  return payment === 'MONTHLY' && periodEndsAt < termEndsAt
    ? `${formatCents(periodCents)} a month until ${dayText(termEndsAt)}. ${renews}`
    : renews;
}

/** The column says 'Starts' already. */
const startsText = (way: Way) =>
  beginsText(way).replace(/^Starts (.)/, (_, first: string) => first.toUpperCase());

function offerRow(offer: Offer, way: Way, { running, canBuy }: Plans): PlanRow {
  const isRunning = running?.key === offer.key && running.payment === way.payment;
  return {
    key: `${offer.key}-${way.payment}`,
    name: offer.name,
    price: paidText(way, offer.termMonths),
    now: way.refusal ? '–' : formatCents(way.totalCents),
    withTax: way.refusal === null && way.taxCents > 0,
    begins: way.refusal ? refusalText(way.refusal) : startsText(way),
    later: way.refusal ? '' : laterText(way),
    paysOff: `${plural(offer.paysOffFrom, 'lead')} a month`,
    wish: canBuy && way.refusal === null ? { plan: offer.key, payment: way.payment } : null,
    isRunning,
  };
}

/** Every way there is, the one without a plan first. */
export function planRows(plans: Plans): PlanRow[] {
  const without: PlanRow = {
    key: 'none',
    name: 'Pay as you go',
    price: `About ${plural(plans.creditsPerLead, 'credit')} a lead`,
    now: 'Nothing',
    withTax: false,
    begins: 'Whenever no plan runs.',
    later: 'Nothing renews.',
    paysOff: 'The first lead',
    wish: null,
    isRunning: plans.running === null,
  };
  return [without, ...plans.offers.flatMap((offer) => offer.ways.map((way) => offerRow(offer, way, plans)))];
}
