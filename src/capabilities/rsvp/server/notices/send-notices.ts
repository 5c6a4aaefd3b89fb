import type { Household } from '#capabilities/guests/contract.ts';
import { readEvents, readHouseholds } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { type AnswerSummary, summarize, toldMark } from '../../rules/notices/answer-summary.ts';
import type { NoticeMode } from '../../rules/notices/notice-modes.ts';
import { nextMailAt } from '../../rules/notices/notice-time.ts';
import { noticeMail } from './notice-mail.ts';
import {
  type DueNotice,
  findLastMailAt,
  listAnswered,
  listNoticeReaders,
  lockDueNotices,
  markTold,
  moveNotices,
  settleNotices,
  writeLastMailAt,
} from './notices.store.ts';
import { queueNotices } from './queue-notices.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;
type Member = { weddingId: string; userId: string };
type News = { householdUuid: string; summary: AnswerSummary };

/** What is new to somebody: an answer that stands, that they were not told of, and of the kind they want. */
async function readNews(
  tx: Tx,
  weddingId: string,
  due: readonly DueNotice[],
  mode: NoticeMode,
): Promise<News[]> {
  const answered = await listAnswered(
    tx,
    due.map(({ householdUuid }) => householdUuid),
  );
  const events = await readEvents(tx, weddingId);
  const toldOf = new Map(due.map(({ householdUuid, told }) => [householdUuid, told]));
  const households: Household[] = await readHouseholds(tx, weddingId, answered);
  return households
    .map((household) => ({ householdUuid: household.uuid, summary: summarize(household, events) }))
    .filter(({ householdUuid, summary }) => toldOf.get(householdUuid) !== toldMark(summary))
    .filter(({ summary }) => mode !== 'ONLY_NO' || summary.notComing.length > 0);
}

/**
 * One mail about everything that is due for a member. What is told and that it was told are one transaction with the mail;
 * two processes at once take turns, and the second finds nothing.
 */
export function sendNotices({ db, clock, publicUrl }: Deps, member: Member): Promise<void> {
  return transact(db, async (tx) => {
    await lockName(tx, `rsvp-notices:${member.weddingId}:${member.userId}`);
    const now = clock.now();
    const readers = await listNoticeReaders(tx, member.weddingId);
    const reader = readers.find(({ userId }) => userId === member.userId);
    if (!reader || reader.mode === 'OFF') return moveNotices(tx, member, null);
    if (nextMailAt(await findLastMailAt(tx, member), now) > now) return queueNotices(tx, member);
    const due = await lockDueNotices(tx, member, now);
    if (due.length > 0) {
      const news = await readNews(tx, member.weddingId, due, reader.mode);
      await settleNotices(
        tx,
        member,
        due.map(({ householdUuid }) => householdUuid),
      );
      if (news.length > 0) {
        const told = news.map(({ householdUuid, summary }) => ({ householdUuid, told: toldMark(summary) }));
        await markTold(tx, member, told, now);
        await writeLastMailAt(tx, member, now);
        const key = `rsvp-notice:${member.weddingId}:${member.userId}:${now.toISOString()}`;
        const summaries = news.map(({ summary }) => summary);
        await queueMail(tx, clock, { key, to: reader.email, ...noticeMail(summaries, publicUrl) });
      }
    }
    await queueNotices(tx, member);
  });
}
