/** Why a calendar was not read, and what its business is told. */
const WORDS = {
  BAD_ADDRESS: 'That isn’t a link we can read. Copy the iCal or webcal link from your calendar’s settings.',
  PRIVATE_ADDRESS: 'That link leads to a private network, so we can’t read it.',
  OWN_CALENDAR: 'That’s the link to this calendar. Paste the link to another one.',
  UNKNOWN_HOST: 'We can’t find that website. Check the link for typos.',
  UNREACHABLE: 'We couldn’t reach that website.',
  TOO_SLOW: 'That website took too long to answer.',
  TOO_LARGE: 'That calendar is larger than 1 MB. Share one that only has your bookings.',
  TOO_MANY_REDIRECTS: 'That link sends us in circles. Copy it from your calendar again.',
  LOCKED: 'That calendar is private. Use its secret iCal link, or make it public.',
  GONE: 'There’s no calendar at that link anymore.',
  OTHER_STATUS: 'That website answered with an error.',
  WRONG_TYPE:
    'That link leads to a web page, not a calendar. Look for the iCal link in your calendar’s settings.',
  NOT_A_CALENDAR: 'That isn’t a calendar file we can read.',
  TOO_MANY_EVENTS:
    'That calendar has more than 2,000 upcoming events. Share one that only has your bookings.',
  TOO_COMPLEX: 'An event in that calendar repeats more often than we can follow.',
} as const satisfies Record<string, string>;

export type FeedFailure = keyof typeof WORDS;

export const FEED_FAILURES = Object.keys(WORDS) as [FeedFailure, ...FeedFailure[]];

export function feedFailureWords(failure: FeedFailure): string {
  return WORDS[failure];
}

/** Once or twice can happen to any website; from then on it is shown as broken, and its people are told. */
export const FAILURES_UNTIL_TOLD = 3;

const MINUTE_MS = 60_000;
const OFTEN_MS = 30 * MINUTE_MS;
const SELDOM_MS = 6 * 60 * MINUTE_MS;

/** When a calendar is asked again after the last try; one that is broken less often. */
export function readAgainAfterMs(failures: number): number {
  return failures < FAILURES_UNTIL_TOLD ? OFTEN_MS : SELDOM_MS;
}

/**
 * Whether we ask only for what changed. Once a day everything is read, because the days that we look for move on while
 * the calendar stays as it is.
 */
export function asksForChangesOnly(contentAt: Date, now: Date): boolean {
  return now.getTime() - contentAt.getTime() < 24 * 60 * MINUTE_MS;
}
