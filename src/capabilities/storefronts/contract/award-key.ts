import { z } from 'zod';

/** The award of any year: 'BEST_OF_2024'. */
export const awardKey = z.templateLiteral(['BEST_OF_', z.number().int()]);
