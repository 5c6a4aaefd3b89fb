import { protectionCase, type RefundCase } from './protection-cases.data.ts';

/** What is known of a connected lead when somebody looks. */
export type LeadFacts = {
  connectedAt: Date;
  /** By the books; nothing for a free lead and for one that a plan paid for. */
  credits: number;
  isRefunded: boolean;
  /** It led to a booking, also where that has ended since. */
  wasBooked: boolean;
  isFirstMessageRead: boolean;
  /** When staff said that whoever sent it is no couple. */
  spamFoundAt: Date | null;
  isCoupleGone: boolean;
  /** Another lead of the same couple was charged to the same listing before, and that charge stands. */
  isPaidBefore: boolean;
  isMovedOutside: boolean;
  /** When mail to whoever wrote was refused for good, after connecting. */
  mailRefusedAt: Date | null;
};

export type AutomaticCase = Exclude<RefundCase, 'REPORTED_SPAM'>;

const DAY_MS = 86_400_000;

/** No window is longer: what was connected before is not looked at any more. */
export const LONGEST_WINDOW_DAYS = 90;

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** Whether it happened before the case's window ended. */
function isInTime(key: AutomaticCase, connectedAt: Date, happenedAt: Date | null): boolean {
  const { windowDays } = protectionCase(key);
  return happenedAt !== null && windowDays !== null && happenedAt <= daysAfter(connectedAt, windowDays);
}

type Test = (facts: LeadFacts, now: Date) => boolean;

/** In this order: what says most about the lead comes first. */
const TESTS: readonly (readonly [AutomaticCase, Test])[] = [
  ['DUPLICATE', ({ isPaidBefore }) => isPaidBefore],
  [
    'SPAM_OR_GONE',
    ({ wasBooked, connectedAt, spamFoundAt, isCoupleGone }, now) =>
      !wasBooked && isInTime('SPAM_OR_GONE', connectedAt, spamFoundAt ?? (isCoupleGone ? now : null)),
  ],
  [
    'MOVED_OUTSIDE',
    ({ wasBooked, connectedAt, isMovedOutside }, now) =>
      !wasBooked && isInTime('MOVED_OUTSIDE', connectedAt, isMovedOutside ? now : null),
  ],
  [
    'UNREACHABLE',
    ({ isFirstMessageRead, connectedAt, mailRefusedAt }) =>
      !isFirstMessageRead && isInTime('UNREACHABLE', connectedAt, mailRefusedAt),
  ],
  // The only one whose window has to be over.
  [
    'NEVER_OPENED',
    ({ isFirstMessageRead, connectedAt }, now) =>
      !isFirstMessageRead && !isInTime('NEVER_OPENED', connectedAt, now),
  ],
];

/** Why the credits of a lead come back by themselves; nothing where they do not. */
export function automaticCase(facts: LeadFacts, now: Date): AutomaticCase | null {
  const { credits, isRefunded, connectedAt } = facts;
  if (credits < 1 || isRefunded || now > daysAfter(connectedAt, LONGEST_WINDOW_DAYS)) return null;
  return TESTS.find(([, test]) => test(facts, now))?.[0] ?? null;
}
