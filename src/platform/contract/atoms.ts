import { z } from 'zod';
import { isCalendarDate } from '#base/calendar-date.ts';
import { storedText } from '#base/validation/stored-text.ts';

/** What an integer column counts to; beyond it nothing can be meant. */
const LARGEST_INTEGER = 2_147_483_647;

/** A number of things, or of a place in a list. */
export const wholeNumber = z.number().int().min(0).max(LARGEST_INTEGER);

/** The number of a row, as the call that listed it said it. */
export const rowId = z.number().int().min(1).max(LARGEST_INTEGER);

/** A name out of an address or a list (a key, a slug, a token, a few typed letters), never with what cannot be stored. */
export const shortText = (longest: number) => z.string().max(longest).transform(storedText);

/** A moment as calls answer it: '2027-06-12T16:00:00.000Z'. */
export const instant = z.iso.datetime();

/** A calendar day without a time: '2027-06-12'. The year 0000, which ISO knows, cannot be stored. */
export const day = z.iso.date().refine((text): boolean => isCalendarDate(text));

/** What a call about one thing is told. */
export const byUuid = z.object({ uuid: z.uuid() });

/** The number of a page in an address, for lists whose pages have one. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** An amount of money that a call answers. */
export const cents = z.number().int().nonnegative();

/** Where the next page begins, as the page before said it. It can be long, where names are compared; a broken one begins anew. */
export const cursor = shortText(4000).optional();

/** For the call that asks for the next page; null with the last one. */
export const nextCursor = z.string().nullable();
