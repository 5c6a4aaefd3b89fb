import { formatCount } from '#base/format-count.ts';
import type { StepKind } from './step-kinds.ts';

/** What was done, how often in a row, and to what: the newest of them. */
export type Step = { kind: StepKind; count: number; subject: string };

const many = (count: number, word: string) => `${formatCount(count)} ${word}`;

const WORDS: Readonly<Record<StepKind, (step: Step) => string>> = {
  GUESTS_ADDED: ({ count, subject }) => (count === 1 ? `Added ${subject}` : `Added ${many(count, 'guests')}`),
  GUESTS_IMPORTED: ({ count }) => `Brought in ${many(count, count === 1 ? 'guest' : 'guests')}`,
  GUESTS_SEATED: ({ count, subject }) => `Seated ${count === 1 ? subject : many(count, 'guests')}`,
  VENDOR_SAVED: ({ count, subject }) =>
    count === 1 ? `Saved ${subject}` : `Saved ${subject} and ${many(count - 1, 'more')}`,
  INQUIRY_SENT: ({ count, subject }) =>
    count === 1 ? `Wrote to ${subject}` : `Wrote to ${subject} and ${many(count - 1, 'more')}`,
  VENDOR_BOOKED: ({ subject }) => `Booked ${subject}`,
  TASK_DONE: ({ count, subject }) =>
    count === 1 ? `Finished “${subject}”` : `Finished ${many(count, 'tasks')}`,
  TASK_ADDED: ({ count, subject }) => (count === 1 ? `Added “${subject}”` : `Added ${many(count, 'tasks')}`),
  TASK_COMMENTED: ({ subject }) => `Commented on “${subject}”`,
  BUDGET_CHANGED: ({ count, subject }) =>
    count === 1 ? `Changed ${subject} in the budget` : `Changed ${many(count, 'lines')} in the budget`,
  PAYMENT_MADE: ({ count, subject }) =>
    count === 1 ? `Paid ${subject}` : `Noted ${many(count, 'payments')}`,
};

/** As the others read it, after a name: 'Jonah', then 'Saved The Brass Lantern'. */
export function stepWords(step: Step): string {
  return WORDS[step.kind](step);
}
