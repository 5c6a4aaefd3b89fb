import { z } from 'zod';
import { maxLengthMessage } from '#base/validation/messages.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import type { RichText } from '../rules/rich-text.ts';
import { LONGEST_TEXT_RUN, MOST_TEXT_PARTS, MOST_TEXT_RUNS } from '../rules/site-limits.ts';
import { siteLink } from '../rules/stored/site-link.ts';

const language = z.enum(GUEST_LANGUAGES);

/** Blanks at its edges separate one run from the next, so they stay. */
function runText(text: string): string {
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const [tail = ''] = text.trim() === '' ? [''] : (/\s*$/.exec(text) ?? []);
  return `${lead ? ' ' : ''}${storedText(text)}${tail ? ' ' : ''}`;
}

const link = z
  .string()
  .max(2048)
  .transform((text, context) => {
    const address = siteLink(text);
    if (address === undefined)
      context.addIssue({ code: 'custom', message: 'Please enter a valid web address.' });
    return address ?? '';
  });

const run = z.strictObject({
  text: z.string().max(LONGEST_TEXT_RUN).transform(runText),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  link: link.optional(),
});

const runs = z.array(run).max(MOST_TEXT_RUNS);

/** The closed list of forms; a key, a form or a depth that is not in it is refused, so nothing needs cleaning later. */
export const richTextSchema = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.enum(['paragraph', 'heading-2', 'heading-3']), runs }),
      z.strictObject({ kind: z.enum(['bullets', 'numbers']), items: z.array(runs).max(MOST_TEXT_RUNS) }),
    ]),
  )
  .max(MOST_TEXT_PARTS) as unknown as z.ZodType<RichText>;

export const richWordsSchema = z.partialRecord(language, richTextSchema);

export function wordsSchema(most: number) {
  return z.partialRecord(language, z.string().max(most, maxLengthMessage(most)).transform(storedText));
}
