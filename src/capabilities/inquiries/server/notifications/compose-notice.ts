import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import {
  composeNotice,
  listStorefrontReaders,
  listWeddingReaders,
  type NoticeReader,
  type Outgoing,
} from '#capabilities/notices/server/index.ts';
import { findCardsByUuid } from '#capabilities/search/server/index.ts';
import { startingPriceText } from '#capabilities/storefronts/rules/starting-price.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import { DAY_MS, TIMERS } from '../../rules/inquiry-timers.ts';
import type { Notice, NoticeOccasion } from '../../rules/notice-occasions.ts';
import { reasonLabel } from '../../rules/reason-label.ts';
import { noticeReader, readLine, readQuote, readWords } from '../read-words.ts';
import type { EventRow } from '../store.ts';
import { presentQuote } from '../threads/present-event.ts';
import { type NoticeFacts, noticeWords } from './mails.ts';
import { listAlternatives, type News } from './notify-inquiry.store.ts';
import { inboxUrl, storefrontUrl, threadUrl } from './notify-links.ts';
import { noticeText } from './texts.ts';

export type NoticeDeps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'>;

const ALTERNATIVES = 3;

/** What ends without an answer goes to the list: the thread has nothing more to say. */
const TO_THE_LIST: ReadonlySet<NoticeOccasion> = new Set([
  'WITHDRAWN',
  'LEAD_EXPIRED',
  'DECLINED',
  'EXPIRED',
  'REJECTED',
]);
const WITH_ALTERNATIVES: ReadonlySet<NoticeOccasion> = new Set(['DECLINED', 'EXPIRED']);

/** A planner whom the couple keeps from the money reads that there is an offer, and not what it costs. */
type Recipient = NoticeReader & { seesMoney: boolean };

/** Those of a side who could act on it: what a viewer may only look at is no news for them. */
async function listRecipients(tx: Tx, { inquiry }: News, to: NoticeSide): Promise<Recipient[]> {
  if (to === 'VENDOR') {
    const people = await listStorefrontReaders(tx, inquiry.storefrontId);
    const ours = people.filter(({ allowed }) => allowed.includes('connect'));
    return ours.map((reader) => ({ ...reader, seesMoney: true }));
  }
  const people = inquiry.weddingId ? await listWeddingReaders(tx, inquiry.weddingId) : [];
  const ours = people.filter(({ allowed }) => allowed.includes('contact-vendors'));
  return ours.map((reader) => ({ ...reader, seesMoney: reader.allowed.includes('see-budget') }));
}

/** Until the vendor has connected nobody learns from a mail how to go around us, whatever was written. */
function isCovered({ inquiry }: News, event: Pick<EventRow, 'createdAt'> | undefined): boolean {
  return inquiry.connectedAt === null || (event !== undefined && event.createdAt < inquiry.connectedAt);
}

function daysLeft({ inquiry }: News, now: Date): number {
  const end = (inquiry.readyAt ?? now).getTime() + TIMERS.expirationDays * DAY_MS;
  return Math.max(1, Math.ceil((end - now.getTime()) / DAY_MS));
}

function factsOf(
  deps: NoticeDeps,
  { news, event, unseen = 1, notice: { to } }: Told,
  { alternatives, seesMoney }: Pick<NoticeFacts, 'alternatives'> & { seesMoney: boolean },
): NoticeFacts {
  const reader = noticeReader(to, isCovered(news, event));
  return {
    vendorName: mailName(news.vendor.name),
    coupleNames: mailName(readLine(news.inquiry.coupleNames, 'COUPLE', noticeReader(to, true))),
    weddingDate: news.inquiry.weddingDate,
    location: mailName(readLine(news.request?.location ?? '', 'COUPLE', reader)),
    guestCount: news.request?.guestCount ?? null,
    words: event ? readWords(event.body, event.side, reader).text : '',
    reason: event ? reasonLabel(event.reason, event.side, to) : null,
    quote: event ? presentQuote(readQuote(event.quote, reader), seesMoney) : null,
    unseen,
    daysLeft: daysLeft(news, deps.clock.now()),
    alternatives,
  };
}

async function findAlternatives(deps: NoticeDeps, news: News): Promise<NoticeFacts['alternatives']> {
  const cards = await findCardsByUuid(deps, await listAlternatives(deps.db, news, ALTERNATIVES));
  return cards.map((card) => ({
    label: mailName(card.vendorName),
    note: [
      `${card.city}, ${card.stateProvince}`,
      ...(card.startingPriceCents === null
        ? []
        : [`from ${startingPriceText(card.taxonomyNodeKey, card.startingPriceCents)}`]),
    ].join(' · '),
    url: storefrontUrl(deps, card.taxonomyNodeKey, card.storefrontSlug),
  }));
}

/** `mark` names the occasion in the key of each message. */
export type Told = { news: News; event: EventRow | undefined; notice: Notice; mark: string; unseen?: number };

/** What everybody of a side is told who could act on it, in the words of the occasion. */
export async function compose(deps: NoticeDeps, tx: Tx, told: Told): Promise<Outgoing> {
  const { news, mark } = told;
  const { to, occasion } = told.notice;
  const recipients = await listRecipients(tx, news, to);
  const hasAlternatives = WITH_ALTERNATIVES.has(occasion) && recipients.length > 0;
  const alternatives = hasAlternatives ? await findAlternatives(deps, news) : [];
  const thread = threadUrl(deps, to, news.inquiry);
  const outgoing = [true, false].map((seesMoney) => {
    const readers = recipients.filter((reader) => reader.seesMoney === seesMoney);
    const facts = factsOf(deps, told, { alternatives, seesMoney });
    const { subject, action, ...words } = noticeWords(occasion, facts);
    return composeNotice(deps, readers, {
      side: to,
      key: `inquiry:${news.inquiry.uuid}:${mark}`,
      mail: {
        ...words,
        subject,
        action: { label: action, url: TO_THE_LIST.has(occasion) ? inboxUrl(deps, to) : thread },
      },
      text: noticeText(occasion, facts, thread),
    });
  });
  return {
    mails: outgoing.flatMap(({ mails }) => mails),
    texts: outgoing.flatMap(({ texts }) => texts),
  };
}
