import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { formatCents } from '#base/money.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { PLAN_GROUPS, planGroupOf } from '#capabilities/plans/rules/plan-group.ts';
import { PLAN_KEYS, PLAN_OFFERS, paysOffFrom } from '#capabilities/plans/rules/plan-offers.ts';
import { PROTECTION_CASES } from '#capabilities/protection/rules/protection-cases.data.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { BUDGET_FACTORS, TIER_FACTORS, TIME_FACTORS } from '../rules/lead-factors.ts';
import AboutCredits from './about-credits.route.tsx';
import AboutPlans from './about-plans.route.tsx';
import ConnectionProtection from './connection-protection.route.tsx';
import HowWePrice from './how-we-price.route.tsx';
import PlansTerms from './plans-terms.route.tsx';

const textOf = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cellsOf = (row: string) =>
  [...row.matchAll(/<t[hd][ >][\s\S]*?<\/t[hd]>/g)].map(([cell]) => textOf(cell));

function markup(Page: ComponentType, address = '/'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

/** What a table of the page says, row by row, by the words above it. */
function table(Page: ComponentType, caption: string, address = '/'): string[][] {
  const html = markup(Page, address);
  const found = [...html.matchAll(/<table[\s\S]*?<\/table>/g)]
    .map(([whole]) => whole)
    .find((whole) => textOf(/<caption[\s\S]*?<\/caption>/.exec(whole)?.[0] ?? '') === caption);
  if (!found) throw new Error(`There is no table ${caption}.`);
  const body = found.slice(found.indexOf('<tbody'));
  return [...body.matchAll(/<tr[\s\S]*?<\/tr>/g)].map(([row]) => cellsOf(row));
}

const dollars = (cents: number) => formatCents(cents);

describe('what the pages say is what the rules say', () => {
  it.each(PLAN_GROUPS)('the prices of group %s', (group) => {
    const categories = MARKETPLACE_CATEGORIES.filter(({ taxonomyKey }) => planGroupOf(taxonomyKey) === group);
    const names = categories.map(({ navLabel }) => navLabel);
    const caption = `Plan prices for ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const rows = table(AboutPlans, caption);
    expect(rows.map(([, price]) => price)).toEqual(
      PLAN_KEYS.map((key) => `${dollars(PLAN_OFFERS[key].monthlyCents[group])} a month`),
    );
    for (const [place, key] of PLAN_KEYS.entries()) expect(rows[place]?.[0]).toContain(PLAN_OFFERS[key].name);
  });

  it('from how many leads each plan pays off, in every category', () => {
    const rows = table(AboutPlans, 'Leads a month from which a plan costs no more than credits');
    expect(rows).toEqual(
      MARKETPLACE_CATEGORIES.map(({ navLabel, taxonomyKey, categoryNumber }) => [
        navLabel,
        ...PLAN_KEYS.map((key) =>
          String(paysOffFrom(PLAN_OFFERS[key].monthlyCents[planGroupOf(taxonomyKey)], categoryNumber)),
        ),
      ]),
    );
    // As the design has it for venues, photographers and cakes.
    const ofFirst = (name: string) => rows.find(([first]) => first === name)?.slice(1, 4);
    expect(ofFirst('Venues')).toEqual(['9', '8', '6']);
    expect(ofFirst('Photographers')).toEqual(['16', '13', '10']);
    expect(ofFirst('Cakes & desserts')).toEqual(['25', '20', '15']);
  });

  it('the packs in the terms', () => {
    expect(table(PlansTerms, 'Credit packs')).toEqual(
      CREDIT_PACKS.map(({ credits, priceCents }) => [
        `${credits} credits`,
        dollars(priceCents),
        `$${(priceCents / credits / 100).toFixed(2)}`,
      ]),
    );
  });

  it('the packs about credits, and how far each goes', () => {
    const text = textOf(markup(AboutCredits));
    for (const { credits, priceCents } of CREDIT_PACKS)
      expect(text).toContain(
        `${credits} credits ${dollars(priceCents)} $${(priceCents / credits / 100).toFixed(2)} a credit`,
      );
    expect(table(AboutCredits, 'Leads for each pack, by category')).toEqual(
      MARKETPLACE_CATEGORIES.map(({ navLabel, categoryNumber }) => [
        navLabel,
        ...CREDIT_PACKS.map(({ credits }) => String(Math.floor(credits / categoryNumber))),
      ]),
    );
  });

  it('the plans in the terms', () => {
    expect(table(PlansTerms, 'Unlimited plans, price a month before tax')).toEqual(
      PLAN_KEYS.map((key) => [
        PLAN_OFFERS[key].name,
        ...PLAN_GROUPS.map((group) => dollars(PLAN_OFFERS[key].monthlyCents[group])),
      ]),
    );
  });

  it('every case of connection protection, with its days', () => {
    const rows = table(ConnectionProtection, 'When credits come back');
    expect(rows.map(([label]) => label)).toEqual(PROTECTION_CASES.map(({ label }) => label));
    for (const [place, { windowDays }] of PROTECTION_CASES.entries())
      if (windowDays !== null) expect(rows[place]?.[2]).toBe(`${windowDays} days`);
    for (const [place, { isAutomatic }] of PROTECTION_CASES.entries())
      expect(rows[place]?.[1] === 'Automatic').toBe(isAutomatic);
  });

  it('the factors of the formula', () => {
    const factors = (caption: string) => table(HowWePrice, caption).map(([, factor]) => factor);
    const { GOLD, SILVER, STANDARD } = TIER_FACTORS;
    expect(factors('Factor by tier')).toEqual([`× ${GOLD}`, `× ${SILVER}`, `× ${STANDARD}`]);
    expect(factors('Factor by time left')).toEqual([
      `× ${TIME_FACTORS['under-3']}`,
      `× ${TIME_FACTORS['under-6']}`,
      `× ${TIME_FACTORS.later}`,
    ]);
    const { BELOW, INSIDE, ABOVE, UNKNOWN } = BUDGET_FACTORS;
    expect(factors('Factor by budget')).toEqual([`× ${BELOW}`, `× ${INSIDE}`, `× ${ABOVE}`, `× ${UNKNOWN}`]);
  });

  it('a month with each plan, for the lead in the address', () => {
    const address = '/?category=wedding-photographers&budget=inside&time=later&leads=20&plan=unlimited-12m';
    const rows = table(HowWePrice, 'A month with each plan, Photographers', address);
    // 7 × 1.2 is 8 credits, 20 of them $160.
    expect(rows).toEqual([
      ['Unlimited, 1 month', '$109', 'Saves $51', '14 leads'],
      ['Unlimited, 3 months', '$89', 'Saves $71', '12 leads'],
      ['Unlimited, 12 months (yours)', '$69', 'Saves $91', '9 leads'],
      ['Unlimited Plus, 12 months', '$96.60', 'Saves $63.40', '13 leads'],
    ]);
  });
});
