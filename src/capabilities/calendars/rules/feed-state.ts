import { type FeedFailure, feedFailureWords } from './feed-failures.ts';

type FeedState = {
  readAt: string;
  failure: FeedFailure | null;
  isFailing: boolean;
  days: readonly string[];
};

const MINUTE_MS = 60_000;

function countOf(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
}

/** 'just now', '4 minutes ago', '3 hours ago', '2 days ago' */
export function agoWords(then: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - then.getTime()) / MINUTE_MS));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${countOf(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${countOf(hours, 'hour')} ago` : `${countOf(Math.floor(hours / 24), 'day')} ago`;
}

/** 'Read 4 minutes ago, 12 days taken' */
export function feedStateWords({ readAt, days }: FeedState, now: Date): string {
  return `Read ${agoWords(new Date(readAt), now)}, ${countOf(days.length, 'day')} taken`;
}

/** What is wrong, for as long as it is: a first failure says that we try again. */
export function feedTroubleWords({ failure, isFailing }: FeedState): string | undefined {
  if (failure === null) return undefined;
  const next = isFailing ? 'The days we read last still count as taken.' : 'We’ll try again in half an hour.';
  return `${feedFailureWords(failure)} ${next}`;
}
