import type { CalendarDate } from '#base/calendar-date.ts';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { SubmissionWords } from '../../contract/words.ts';
import { submissionRules } from '../../rules/submission-rules.ts';

/** As the form shows it: its day as people write one. */
export function typedWords(words: SubmissionWords): SubmissionWords {
  return { ...words, weddingDate: typedDate(words.weddingDate) };
}

/** As calls take it. */
export function sentWords(typed: SubmissionWords): SubmissionWords {
  return { ...typed, weddingDate: typedDay(typed.weddingDate) ?? '' };
}

export function typedRules(today: CalendarDate) {
  return rulesOfInput({ rules: () => submissionRules(today), input: sentWords, names: {} });
}
