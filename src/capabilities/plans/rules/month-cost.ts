/** What credits cost when they come in packs of so many. */
export type PackPrice = { credits: number; priceCents: number };

const DAYS_A_MONTH = 30;

export function leadsAMonth(leads: number, days: number): number {
  return Math.round(((leads * DAYS_A_MONTH) / days) * 10) / 10;
}

/** So many leads a month, paid one by one out of packs like this one. */
export function payAsYouGoCents(
  leads: number,
  creditsPerLead: number,
  { credits, priceCents }: PackPrice,
): number {
  return Math.round((leads * creditsPerLead * priceCents) / credits);
}

/** From how many leads a month on a plan costs no more than packs like this one. */
export function cheaperFrom(
  monthlyCents: number,
  creditsPerLead: number,
  { credits, priceCents }: PackPrice,
): number {
  return Math.ceil((monthlyCents * credits) / (creditsPerLead * priceCents));
}

type Weighed = { name: string; monthlyCents: number };

/** Which way of paying costs less, and where that turns. */
export function weighingText(
  leads: number | null,
  creditsPerLead: number,
  pack: PackPrice,
  plans: readonly Weighed[],
): string {
  const [first, ...others] = plans;
  if (!first) return '';
  const cheapest = others.reduce((low, plan) => (plan.monthlyCents < low.monthlyCents ? plan : low), first);
  const from = cheaperFrom(cheapest.monthlyCents, creditsPerLead, pack);
  const turn = `From ${from} leads a month on, the plan of ${cheapest.name} does.`;
  if (leads === null) return `Up to ${from - 1} leads a month, packs cost less. ${turn}`;
  return payAsYouGoCents(leads, creditsPerLead, pack) < cheapest.monthlyCents
    ? `At ${leads} leads a month, packs cost you less. ${turn}`
    : `At ${leads} leads a month, the plan of ${cheapest.name} costs you less than packs.`;
}
