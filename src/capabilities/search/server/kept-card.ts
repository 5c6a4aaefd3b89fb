import { type ListCard, listCardSchema, type VendorCard, vendorCardSchema } from '../contract.ts';
import type { CardRow } from './card-row.ts';
import { type KnownParts, knownPartsOf, presentCard } from './present.ts';

/** Grows whenever cards are written otherwise than before; those of an older form are written anew. */
export const CARD_FORM = 1;

const NEW_DAYS = 60;
const MS_PER_DAY = 86_400_000;

/** A card as it is kept: JSON that was checked when it was written, and the little that an answer adds to it. */
export type KeptCard = {
  id: number;
  /** Members of an object, without its braces: what lists show, and what only the card alone has. */
  listed: string;
  further: string;
  /** A whole array. */
  images: string;
  coverId: string | null;
  /** Of those that somebody has claimed. */
  publishedAt: Date | null;
  known: KnownParts;
};

/** As much of it as lists need. */
export type ListedCard = Omit<KeptCard, 'further'>;

/** What an answer says about a card beside what is kept of it. */
export type CardMarks = Pick<
  VendorCard,
  'searchScore' | 'availableDates' | 'featuredPlacement' | 'listingMessageType'
>;

const members = (card: object) => JSON.stringify(card).slice(1, -1);

/** Checks a card and writes it as it will be sent. */
export function keepCard(row: CardRow): KeptCard {
  const card = vendorCardSchema.parse(presentCard(row));
  const { images, imageIds: _, storefrontCoverId, ...rest } = card;
  const { searchScore, availableDates, featuredPlacement, listingMessageType, ...kept } = rest;
  const isListed = (name: string) => name in listCardSchema.shape;
  const entries = Object.entries(kept);
  return {
    id: row.id,
    listed: members(Object.fromEntries(entries.filter(([name]) => isListed(name)))),
    further: members(Object.fromEntries(entries.filter(([name]) => !isListed(name)))),
    images: JSON.stringify(images),
    coverId: storefrontCoverId,
    publishedAt: row.is_claimed ? new Date(row.published_at) : null,
    known: knownPartsOf(row),
  };
}

/** Who is new stops being so without a change of the listing. */
function messageTypeOf({ publishedAt }: ListedCard, now: Date): VendorCard['listingMessageType'] {
  if (!publishedAt) return 'UNCLAIMED';
  return now.getTime() - publishedAt.getTime() < NEW_DAYS * MS_PER_DAY ? 'NEW' : 'NONE';
}

/** Outside a search there is no score, and no day was asked for. */
export function marksOf(kept: ListedCard, now: Date, asked: Partial<CardMarks> = {}): CardMarks {
  return {
    searchScore: 0,
    availableDates: [],
    featuredPlacement: false,
    ...asked,
    listingMessageType: messageTypeOf(kept, now),
  };
}

/** The card as a list shows it, as text. Two dozen of them for each answer: the marks are written by hand. */
export function writeListCard({ listed, images }: ListedCard, marks: CardMarks): string {
  const { searchScore, availableDates, featuredPlacement, listingMessageType } = marks;
  const days = availableDates.length === 0 ? '[]' : JSON.stringify(availableDates);
  return `{${listed},"images":${images},"searchScore":${searchScore},"availableDates":${days},"featuredPlacement":${featuredPlacement},"listingMessageType":"${listingMessageType}"}`;
}

/** The same as an object, for pages that are drawn here. */
export function readListCard(kept: ListedCard, marks: CardMarks): ListCard {
  return JSON.parse(writeListCard(kept, marks));
}

/** The whole card. */
export function readCard({ listed, further, images, coverId }: KeptCard, marks: CardMarks): VendorCard {
  const card = JSON.parse(`{${listed},${further},"images":${images}}`) as VendorCard;
  return {
    ...card,
    ...marks,
    imageIds: card.images.map(({ id }) => id),
    storefrontCoverId: coverId,
  };
}
