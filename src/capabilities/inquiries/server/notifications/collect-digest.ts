import { plural } from '#base/text.ts';
import { lastDigestAt } from '#capabilities/notices/rules/digest-time.ts';
import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import type { DigestPart, DigestReader } from '#capabilities/notices/server/index.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { Platform } from '#platform/platform.ts';
import type { InquiryStatus } from '../../rules/inquiry-states.ts';
import { DAY_MS, TIMERS } from '../../rules/inquiry-timers.ts';
import { noticeReader, readLine } from '../read-words.ts';
import { listUnseenOfCouple, listUnseenOfVendor } from './digest.store.ts';
import { inboxUrl, threadUrl } from './notify-links.ts';

const MOST_THREADS = 20;
const [FIRST_WARNING = 14] = TIMERS.expirationWarningDays;

type Thread = {
  uuid: string;
  status: InquiryStatus;
  vendorName: string;
  coupleNames: string;
  readyAt: Date | null;
  /** What may be told, and the newest of it. */
  unread: number;
  unseenSince: Date | null;
};

/** Something to see, or an end that comes near. */
function isShown(thread: Thread, now: Date): boolean {
  return thread.unread > 0 || waitedDays(thread, now) >= FIRST_WARNING;
}

async function listThreads(
  { db }: Pick<Platform, 'db'>,
  { userId, side, storefrontIds }: DigestReader,
  now: Date,
): Promise<Thread[]> {
  const limit = MOST_THREADS + 1;
  if (side === 'COUPLE') {
    const threads = await listUnseenOfCouple(db, userId, limit);
    return threads.filter(({ allowed, unread }) => unread > 0 && allowed.includes('contact-vendors'));
  }
  const readyBefore = new Date(now.getTime() - FIRST_WARNING * DAY_MS);
  const threads = await listUnseenOfVendor(db, userId, { storefrontIds, now, readyBefore, limit });
  return threads.filter((thread) => isShown(thread, now) && thread.allowed.includes('connect'));
}

/** How long a lead has waited, in whole days; a warning falls due on the day it reaches one of the timers. */
function waitedDays({ status, readyAt }: Thread, now: Date): number {
  return status === 'READY' && readyAt ? Math.floor((now.getTime() - readyAt.getTime()) / DAY_MS) : 0;
}

/** The same old threads are not worth a mail every day: something has to be new since yesterday's. */
function isNews(thread: Thread, now: Date): boolean {
  const isFresh = thread.unseenSince !== null && thread.unseenSince >= lastDigestAt(now);
  return isFresh || (TIMERS.expirationWarningDays as readonly number[]).includes(waitedDays(thread, now));
}

function noteOf(thread: Thread, side: NoticeSide, now: Date): string {
  const waited = waitedDays(thread, now);
  const parts = [
    ...(thread.unread > 0 ? [`${plural(thread.unread, 'update')} you have not seen`] : []),
    ...(side === 'VENDOR' && waited >= FIRST_WARNING
      ? [`ends in ${plural(TIMERS.expirationDays - waited, 'day')} without an answer`]
      : []),
  ];
  return parts.join(' · ');
}

function nameOf(thread: Thread, side: NoticeSide): string {
  if (side === 'COUPLE') return mailName(thread.vendorName);
  return mailName(readLine(thread.coupleNames, 'COUPLE', noticeReader(side, true)));
}

/** What somebody finds of their inquiries in the mail of the day. */
export async function collectDigest(
  deps: Pick<Platform, 'db' | 'publicUrl'>,
  reader: DigestReader,
  now: Date,
): Promise<DigestPart | undefined> {
  const { side } = reader;
  const threads = await listThreads(deps, reader, now);
  if (threads.length === 0) return undefined;
  const shown = threads.slice(0, MOST_THREADS);
  const count = threads.length > MOST_THREADS ? `More than ${MOST_THREADS}` : String(shown.length);
  const noun = side === 'COUPLE' ? 'conversation' : 'lead';
  return {
    count: `${count} ${shown.length === 1 ? noun : `${noun}s`}`,
    links: shown.map((thread) => ({
      label: nameOf(thread, side),
      note: noteOf(thread, side, now),
      url: threadUrl(deps, side, thread),
    })),
    hasNews: threads.some((thread) => isNews(thread, now)),
    action: { label: side === 'COUPLE' ? 'Open your inbox' : 'Open your leads', url: inboxUrl(deps, side) },
  };
}
