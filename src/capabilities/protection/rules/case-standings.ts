import { automaticCase, daysAfter, type LeadFacts, LONGEST_WINDOW_DAYS } from './automatic-case.ts';
import { PROTECTION_CASES, type ProtectionCase, type ProtectionCaseKey } from './protection-cases.data.ts';
import { askableUntil } from './request-rules.ts';

/** WAITING is a request that staff has not answered, CAME the case for which the credits came back. */
export const STANDINGS = ['OPEN', 'WAITING', 'CAME', 'ENDED', 'NOT_COVERED'] as const;
/** Why a case cannot bring the credits of a lead back any more. */
export const ENDED_BECAUSE = ['OPENED', 'BOOKED', 'TIME', 'PAID_ONCE', 'REFUNDED', 'DECLINED'] as const;

export type CaseStanding = {
  key: ProtectionCaseKey;
  state: (typeof STANDINGS)[number];
  /** The end of its window; null where it has none. */
  until: Date | null;
  because: (typeof ENDED_BECAUSE)[number] | null;
};

type Because = NonNullable<CaseStanding['because']>;

/** What rules a case out whatever happens from now on. */
const RULED_OUT: Partial<Record<ProtectionCaseKey, (facts: LeadFacts) => Because | null>> = {
  NEVER_OPENED: ({ isFirstMessageRead }) => (isFirstMessageRead ? 'OPENED' : null),
  UNREACHABLE: ({ isFirstMessageRead }) => (isFirstMessageRead ? 'OPENED' : null),
  SPAM_OR_GONE: ({ wasBooked }) => (wasBooked ? 'BOOKED' : null),
  MOVED_OUTSIDE: ({ wasBooked }) => (wasBooked ? 'BOOKED' : null),
  // It was so on connecting, or it never will be.
  DUPLICATE: ({ isPaidBefore }) => (isPaidBefore ? null : 'PAID_ONCE'),
};

type Asked = {
  /** The case for which the credits came back, where one is known. */
  refundedFor: ProtectionCaseKey | null;
  request: 'ASKED' | 'GRANTED' | 'DECLINED' | null;
};

function untilOf({ key, windowDays }: ProtectionCase, { connectedAt }: LeadFacts): Date | null {
  if (key === 'REPORTED_SPAM') return askableUntil(connectedAt);
  return windowDays === null ? null : daysAfter(connectedAt, windowDays);
}

function stateOf(
  one: ProtectionCase,
  facts: LeadFacts,
  { refundedFor, request }: Asked,
  now: Date,
): Pick<CaseStanding, 'state' | 'because'> {
  const { key } = one;
  const ended = (because: Because) => ({ state: 'ENDED', because }) as const;
  const isOver = now > (untilOf(one, facts) ?? daysAfter(facts.connectedAt, LONGEST_WINDOW_DAYS));
  if (key === 'CHOSE_SOMEONE_ELSE') return { state: 'NOT_COVERED', because: null };
  if (facts.isRefunded) return refundedFor === key ? { state: 'CAME', because: null } : ended('REFUNDED');
  if (key === 'REPORTED_SPAM') {
    if (request === 'ASKED') return { state: 'WAITING', because: null };
    if (request === 'DECLINED') return ended('DECLINED');
  } else if (automaticCase(facts, now) === key) return { state: 'OPEN', because: null };
  const ruledOut = RULED_OUT[key]?.(facts) ?? (isOver ? 'TIME' : null);
  return ruledOut ? ended(ruledOut) : { state: 'OPEN', because: null };
}

/** How each case stands for a lead that cost something; none where there is nothing to give back. */
export function caseStandings(facts: LeadFacts, asked: Asked, now: Date): CaseStanding[] {
  if (facts.credits < 1) return [];
  return PROTECTION_CASES.map((one) => ({
    key: one.key,
    until: untilOf(one, facts),
    ...stateOf(one, facts, asked, now),
  }));
}
