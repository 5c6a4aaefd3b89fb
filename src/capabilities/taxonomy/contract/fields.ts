import { z } from 'zod';
import { TAXONOMY_KEYS } from '../rules/categories.ts';

/** A category of vendors. */
export const taxonomyKey = z.enum(TAXONOMY_KEYS);
