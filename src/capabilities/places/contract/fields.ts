import { z } from 'zod';

/** A city that somebody chose; beyond what the database counts to there is none. */
export const cityId = z.number().int().min(1).max(2_147_483_647);
