import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../src/base/seeded-random.ts';
import type { Listing } from './listings.ts';
import type { Answer, Till } from './money-till.ts';
import type { Somebody } from './somebody.ts';

export const CREDITS = '/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts';

const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
} as const;

type Card = keyof typeof CARDS;
type Delivery = 'USUAL' | 'LATE' | 'TWICE' | 'FIRST';
type Wish =
  | { kind: 'pack'; packKey: string }
  | { kind: 'plan'; planKey: string; payment: 'MONTHLY' | 'UPFRONT' };

export type Shop = { till: Till; owner: Somebody; random: SeededRandom };
export type Bought = { uuid: string; progress: string; url: string | null };

const UNDER_WAY = ['page', 'challenge', 'processing', 'unanswered'];
const LOOKS = 8;

/** Asks for the price, then buys at it; the same wish from two tabs. */
export async function buy(
  { till, owner, random }: Shop,
  listing: Listing,
  { wish, methodId = null, savesCard = false }: { wish: Wish; methodId?: string | null; savesCard?: boolean },
): Promise<Bought | undefined> {
  const base = `${CREDITS}/${listing.uuid}`;
  const refused = wish.kind === 'plan' ? PLAN_REFUSALS : [];
  const quoted = await till.once(
    { by: owner, method: 'POST', path: `${base}/quotes`, body: { wish, promoCode: null } },
    ...refused,
  );
  if (quoted.status !== 200) return undefined;
  const { quotedAt, totalCents } = quoted.body;
  const body = { wish, promoCode: null, quotedAt, totalCents, key: random.uuid(), methodId, savesCard };
  const path = `${base}/purchases`;
  const begun = await till.twice({ by: owner, method: 'POST', path, body }, ...refused);
  return begun.status === 200 ? (begun.body as Bought) : undefined;
}

/** What may be said to whoever changes a plan while it changes. */
export const PLAN_REFUSALS = [
  'plans.same_plan',
  'plans.already_scheduled',
  'plans.agreed_on_longer',
  'plans.price_changed',
  'plans.nothing_due',
  'plans.plan_changed',
];

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

/** On the provider's page, pressed twice. */
export async function pay(
  { till, owner }: Shop,
  url: string,
  card: Card,
  { delivery = 'USUAL', isSaved = false }: { delivery?: Delivery; isSaved?: boolean } = {},
): Promise<Answer> {
  const body = {
    ...{ cardNumber: CARDS[card], expiry: '12/34', securityCode: '123', name: 'Robin Stage' },
    ...{ isSaved, delivery },
  };
  const path = `/web-api/v1/sandbox-pay/${tokenOf(url)}`;
  return till.twice({ by: owner, method: 'POST', path, body }, 'payment.declined');
}

export async function answerBank({ till, owner }: Shop, url: string, isApproved: boolean): Promise<void> {
  const path = `/web-api/v1/sandbox-pay/${tokenOf(url)}/challenge`;
  await till.twice({ by: owner, method: 'POST', path, body: { isApproved } }, 'payment.declined');
}

/** Back from the page, and looks until the bank has answered or patience ends. */
export async function comeBack({ till, owner }: Shop, listing: Listing, uuid: string): Promise<Bought> {
  const path = `${CREDITS}/${listing.uuid}/purchases/${uuid}`;
  for (let look = 1; ; look += 1) {
    const { body } = await till.once({ by: owner, method: 'GET', path });
    const bought = body as Bought;
    if (!UNDER_WAY.includes(bought.progress) || look === LOOKS) return bought;
    await wait(250);
  }
}

async function pack(shop: Shop, listing: Listing, options: { savesCard?: boolean } = {}): Promise<Bought> {
  const packKey = shop.random.pick(['payg-25', 'payg-25', 'payg-60']);
  const bought = await buy(shop, listing, { wish: { kind: 'pack', packKey }, ...options });
  if (!bought?.url) throw new Error('A pack could not be bought.');
  return bought;
}

/** Ways to pay for a pack; each answers with the purchase. */
type Way = (shop: Shop, listing: Listing) => Promise<unknown>;

const withDelivery =
  (delivery: Delivery): Way =>
  async (shop, listing) => {
    const { uuid, url } = await pack(shop, listing);
    await pay(shop, url ?? '', 'good', { delivery });
    return comeBack(shop, listing, uuid);
  };

const saved: Way = async (shop, listing) => {
  const { body } = await shop.till.once({
    ...{ by: shop.owner, method: 'GET', path: `${CREDITS}/${listing.uuid}/cards` },
  });
  const [card] = body.cards as { id: string }[];
  if (!card) return undefined;
  return buy(shop, listing, { wish: { kind: 'pack', packKey: 'payg-25' }, methodId: card.id });
};

export const WAYS: Readonly<Record<string, Way>> = {
  usual: withDelivery('USUAL'),
  late: withDelivery('LATE'),
  'told twice': withDelivery('TWICE'),
  'told first': withDelivery('FIRST'),
  'with a saved card': saved,
  'another one with it': saved,
  async 'saves the card'(shop, listing) {
    const { uuid, url } = await pack(shop, listing, { savesCard: true });
    await pay(shop, url ?? '', 'good', { isSaved: true });
    return comeBack(shop, listing, uuid);
  },
  async declined(shop, listing) {
    const { uuid, url } = await pack(shop, listing);
    await pay(shop, url ?? '', 'declined');
    await pay(shop, url ?? '', 'good');
    return comeBack(shop, listing, uuid);
  },
  async challenged(shop, listing) {
    const { uuid, url } = await pack(shop, listing);
    await pay(shop, url ?? '', 'challenged');
    await answerBank(shop, url ?? '', true);
    return comeBack(shop, listing, uuid);
  },
  async 'refuses, then takes another card'(shop, listing) {
    const { uuid, url } = await pack(shop, listing);
    await pay(shop, url ?? '', 'challenged');
    await answerBank(shop, url ?? '', false);
    await pay(shop, url ?? '', 'good');
    return comeBack(shop, listing, uuid);
  },
  /** Nobody comes back: an event alone tells of it. */
  async 'goes away'(shop, listing) {
    const { url } = await pack(shop, listing);
    await pay(shop, url ?? '', 'good');
  },
  async 'leaves it unpaid'(shop, listing) {
    await pack(shop, listing);
  },
};
