import type { GuestWords } from './guest-words.ts';
import type { ReplyStep } from './reply-steps.ts';

/** What to say where a screen was sent without its answer. */
export function missingWords(words: GuestWords, step: ReplyStep): string {
  if (step.kind === 'coming') return words.missingWho;
  if (step.kind === 'name') return words.missingName;
  return step.kind === 'dinner' ? words.missingDish : words.missingAnswer;
}
