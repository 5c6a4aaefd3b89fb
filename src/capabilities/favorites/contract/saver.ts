import { z } from 'zod';
import type { Saver } from '../rules/saver-words.ts';

export const saverSchema = z.object({ name: z.string(), isYou: z.boolean() }) satisfies z.ZodType<Saver>;
