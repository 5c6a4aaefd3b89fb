import { z } from 'zod';

/** A moment as calls answer it: '2027-06-12T16:00:00.000Z'. */
export const instant = z.iso.datetime();

/** An amount of money that a call answers. */
export const cents = z.number().int().nonnegative();
