import { plural } from '#base/text.ts';
import { mayInStorefront } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { roleAllows } from '#capabilities/weddings/rules/member-roles.ts';
import { transact } from '#platform/database/transact.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { InquiryStatus } from '../rules/inquiry-states.ts';
import { DAY_MS, TIMERS } from '../rules/inquiry-timers.ts';
import type { NoticeSide } from '../rules/notice-occasions.ts';
import {
  type DigestReader,
  listDigestReaders,
  listUnseenOfCouple,
  listUnseenOfVendor,
} from './digest.store.ts';
import { oneLine } from './mails.ts';
import type { NoticeDeps } from './notify-inquiry.ts';
import { inboxUrl, settingsUrl, threadUrl, unsubscribeUrl } from './notify-links.ts';
import { noticeReader, readLine } from './read-words.ts';

/** In UTC: the morning in all of the country. */
export const DIGEST_HOUR = 15;
const READERS_AT_A_TIME = 100;
const MOST_THREADS = 20;
const NOBODY = '00000000-0000-0000-0000-000000000000';
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

async function listThreads({ db }: NoticeDeps, { userId, side }: DigestReader, now: Date): Promise<Thread[]> {
  const limit = MOST_THREADS + 1;
  if (side === 'COUPLE') {
    const threads = await listUnseenOfCouple(db, userId, limit);
    return threads.filter(({ role, unread }) => unread > 0 && roleAllows(role, 'contact-vendors'));
  }
  const readyBefore = new Date(now.getTime() - FIRST_WARNING * DAY_MS);
  const threads = await listUnseenOfVendor(db, userId, { now, readyBefore, limit });
  return threads.filter((thread) => isShown(thread, now) && mayInStorefront(thread.role, 'connect'));
}

/** How long a lead has waited, in whole days; a warning falls due on the day it reaches one of the timers. */
function waitedDays({ status, readyAt }: Thread, now: Date): number {
  return status === 'READY' && readyAt ? Math.floor((now.getTime() - readyAt.getTime()) / DAY_MS) : 0;
}

/** When yesterday's digest went out, however late today's is. */
function lastDigestAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + (DIGEST_HOUR - 24) * 3_600_000);
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

function digestMail(deps: NoticeDeps, { userId, side }: DigestReader, threads: readonly Thread[], now: Date) {
  const shown = threads.slice(0, MOST_THREADS);
  const count = threads.length > MOST_THREADS ? `More than ${MOST_THREADS}` : String(shown.length);
  const noun = side === 'COUPLE' ? 'conversation' : 'lead';
  const heading = `${count} ${shown.length === 1 ? noun : `${noun}s`} to look at`;
  return {
    subject: `Your day on Ampersand: ${heading}`,
    ...renderMail({
      preview: shown.map((thread) => nameOf(thread, side)).join(', '),
      heading,
      paragraphs: ['This is what happened since you last looked.'],
      links: shown.map((thread) => ({
        label: nameOf(thread, side),
        note: noteOf(thread, side, now),
        url: threadUrl(deps, side, thread),
      })),
      action: { label: side === 'COUPLE' ? 'Open your inbox' : 'Open your leads', url: inboxUrl(deps, side) },
      footnote: `You get this once a day. How often we write is up to you: ${settingsUrl(deps)}`,
      unsubscribeUrl: unsubscribeUrl(deps, userId, side),
    }),
  };
}

function nameOf(thread: Thread, side: NoticeSide): string {
  if (side === 'COUPLE') return oneLine(thread.vendorName);
  return oneLine(readLine(thread.coupleNames, 'COUPLE', noticeReader(side, true)));
}

async function sendDigest(deps: NoticeDeps, reader: DigestReader, now: Date): Promise<void> {
  const threads = await listThreads(deps, reader, now);
  if (!threads.some((thread) => isNews(thread, now))) return;
  const key = `inquiry-digest:${reader.side}:${reader.userId}:${now.toISOString().slice(0, 10)}`;
  const mail = digestMail(deps, reader, threads, now);
  await transact(deps.db, (tx) => queueMail(tx, deps.clock, { key, to: reader.email, ...mail }));
}

/** One mail to everybody who wants one a day. The day is in its key, so a job that runs twice sends nothing more. */
export async function sendDigests(deps: NoticeDeps): Promise<void> {
  const now = deps.clock.now();
  for (const side of ['COUPLE', 'VENDOR'] as const) {
    for (let after = NOBODY; ; ) {
      const readers = await listDigestReaders(deps.db, side, { after, limit: READERS_AT_A_TIME });
      for (const reader of readers) await sendDigest(deps, reader, now);
      const last = readers.at(-1);
      if (!last) break;
      after = last.userId;
    }
  }
}
