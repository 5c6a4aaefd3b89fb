import type { NoticeSide } from '#capabilities/notices/rules/notice-side.ts';
import { type Outgoing, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { foldedOccasion, foldedUntil } from '../../rules/folded-notices.ts';
import { type Notice, noticesOf } from '../../rules/notice-occasions.ts';
import { wordsInFull } from '../read-words.ts';
import type { EventRow } from '../store.ts';
import { tellFoldedTask } from '../tasks.ts';
import { compose, type NoticeDeps } from './compose-notice.ts';
import { findEventAt, findNews, findUnseenMessages, type News } from './notify-inquiry.store.ts';

/** The newest that a side has seen. */
function seenUpTo({ inquiry }: News, to: NoticeSide): number {
  return to === 'COUPLE' ? inquiry.coupleReadSeq : inquiry.vendorReadSeq;
}

/** Whoever has the thread before their eyes needs no mail about it; a new lead is told in any case. */
function isSeen(news: News, { seq }: EventRow, to: NoticeSide): boolean {
  return seq > 1 && seq <= seenUpTo(news, to);
}

/** What goes out now, and when the rest is told. */
type Telling = { outgoing: Outgoing[]; folds: Fold[] };
type Fold = { to: NoticeSide; firstSeq: number; stretch: number; tellAt: Date };

/** A further message that a side has not looked at is told together with the others. */
async function foldOf(
  tx: Tx,
  news: News,
  { event, notice: { to, occasion } }: { event: EventRow; notice: Notice },
): Promise<Fold | undefined> {
  if (!foldedOccasion(occasion)) return undefined;
  const { inquiryUuid, type } = event;
  const unseen = await findUnseenMessages(tx, { inquiryUuid, type, after: seenUpTo(news, to) });
  if (!unseen || unseen.first.seq >= event.seq) return undefined;
  return { to, firstSeq: unseen.first.seq, ...foldedUntil(unseen.first.createdAt, event.createdAt) };
}

type EventKey = { inquiryUuid: string; seq: number };

async function composeNotices(deps: NoticeDeps, tx: Tx, { inquiryUuid, seq }: EventKey): Promise<Telling> {
  const news = await findNews(tx, inquiryUuid);
  const event = await findEventAt(tx, inquiryUuid, seq);
  const telling: Telling = { outgoing: [], folds: [] };
  if (!news || !event) return telling;
  const notices = noticesOf({ ...event, body: wordsInFull(event.body) }, news.inquiry);
  for (const notice of notices.filter(({ to }) => !isSeen(news, event, to))) {
    const fold = await foldOf(tx, news, { event, notice });
    if (fold) telling.folds.push(fold);
    else telling.outgoing.push(await compose(deps, tx, { news, event, notice, mark: String(seq) }));
  }
  return telling;
}

async function queueTelling(
  tx: Tx,
  deps: NoticeDeps,
  { inquiryUuid, outgoing, folds }: Telling & { inquiryUuid: string },
): Promise<void> {
  await queueNotices(tx, deps, outgoing);
  for (const { tellAt, ...fold } of folds) {
    const jobKey = `fold:${inquiryUuid}:${fold.to}:${fold.firstSeq}:${fold.stretch}`;
    await enqueueJob(tx, tellFoldedTask, { inquiryUuid, ...fold }, { jobKey, runAt: tellAt });
  }
}

/** Queues what the other side is told of one event, within the caller's transaction. */
export async function queueNoticesOf(deps: NoticeDeps, tx: Tx, key: EventKey): Promise<void> {
  await queueTelling(tx, deps, { ...key, ...(await composeNotices(deps, tx, key)) });
}

/** Tells the other side of one event. */
export async function notifyOfEvent(deps: NoticeDeps, key: EventKey): Promise<void> {
  const telling = await composeNotices(deps, deps.db, key);
  await transact(deps.db, (tx) => queueTelling(tx, deps, { ...key, ...telling }));
}

/** Tells a side of all it has not seen since its last mail, unless somebody has looked meanwhile. */
export async function notifyOfFolded(
  deps: NoticeDeps,
  { inquiryUuid, to, firstSeq, stretch }: { inquiryUuid: string } & Omit<Fold, 'tellAt'>,
): Promise<void> {
  const news = await findNews(deps.db, inquiryUuid);
  if (!news || seenUpTo(news, to) >= firstSeq) return;
  const [type, occasion] =
    to === 'VENDOR'
      ? (['COUPLE_RESPONSE', 'COUPLE_MESSAGES'] as const)
      : (['VENDOR_RESPONSE', 'VENDOR_MESSAGES'] as const);
  const unseen = await findUnseenMessages(deps.db, { inquiryUuid, type, after: seenUpTo(news, to) });
  if (!unseen || unseen.count < 2) return;
  const outgoing = await compose(deps, deps.db, {
    news,
    event: unseen.newest,
    notice: { to, occasion },
    mark: `fold-${firstSeq}-${stretch}`,
    unseen: unseen.count,
  });
  await transact(deps.db, (tx) => queueNotices(tx, deps, [outgoing]));
}

/** Tells a vendor that a lead ends soon, unless somebody has acted meanwhile. */
export async function notifyOfExpiration(
  deps: NoticeDeps,
  { inquiryUuid, day }: { inquiryUuid: string; day: number },
): Promise<void> {
  const news = await findNews(deps.db, inquiryUuid);
  if (news?.inquiry.status !== 'READY') return;
  const notice: Notice = { to: 'VENDOR', occasion: 'EXPIRES_SOON' };
  const told = { news, event: undefined, notice, mark: `warn-${day}` };
  const outgoing = await compose(deps, deps.db, told);
  await transact(deps.db, (tx) => queueNotices(tx, deps, [outgoing]));
}
