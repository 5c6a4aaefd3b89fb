import type { DayState } from '#capabilities/storefronts/rules/availability.ts';

/** Where the couple's own day stands; UNASKED while the answer is on its way or the calendar is not shown. */
export type OwnDay = { date: string; state: DayState | 'UNASKED' };

/** The couple's open conversation with this vendor. */
export type OpenThread = { uuid: string; isUnread: boolean };

/** What the panel offers, by who looks. The document is made for a visitor nobody knows yet. */
export type InquiryState =
  | { kind: 'own' }
  | { kind: 'visitor'; isKnown: boolean }
  | { kind: 'without-wedding' }
  | { kind: 'couple'; day: OwnDay | null; thread: OpenThread | null };

export type Onlooker = {
  /** Undefined until the browser has asked. */
  user: { isGuest: boolean; wedding: { date: string | null } | undefined } | undefined;
  worksHere: boolean;
  /** What the calendar says of the couple's day, once it has been asked. */
  dayState: DayState | undefined;
  thread: OpenThread | null;
};

/** Working here comes first: nobody sends an inquiry to themselves. */
export function inquiryState({ user, worksHere, dayState, thread }: Onlooker): InquiryState {
  if (worksHere) return { kind: 'own' };
  if (!user || user.isGuest) return { kind: 'visitor', isKnown: user !== undefined };
  if (!user.wedding) return { kind: 'without-wedding' };
  const { date } = user.wedding;
  return { kind: 'couple', day: date === null ? null : { date, state: dayState ?? 'UNASKED' }, thread };
}
