import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import type { TeamLogEntry } from '../contract/team.contract.ts';
import { logSentence } from '../rules/log-words.ts';
import { LOG_ORDER, type LogRow, listLog } from './log.store.ts';

const PAGE = 20;
const MOST_ROWS = 10_000;

function presentEntry({ id, event, role, formerRole, at, ...people }: LogRow): TeamLogEntry {
  return {
    id,
    event,
    actor: people.actor || people.actorEmail || '',
    subject: people.subject || people.subjectEmail || '',
    role,
    formerRole,
    at: at.toISOString(),
  };
}

type Page = { entries: TeamLogEntry[]; nextCursor: string | null };

export async function readTeamLog(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { uuid, cursor }: { uuid: string; cursor?: string | undefined },
): Promise<Result<Page>> {
  const entered = await enterStorefront(db, actor, uuid, 'manage-access');
  if (!entered.ok) return entered;
  const after = decodeCursor(LOG_ORDER, cursor);
  const rows = await listLog(db, entered.value.storefront.id, { after, limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(LOG_ORDER, rows, PAGE);
  return ok({ entries: page.map(presentEntry), nextCursor });
}

const HEADER = ['When', 'What happened', 'Who', 'Who email', 'Whom', 'Whom email'];

function rowOf(row: LogRow) {
  return [
    row.at.toISOString(),
    logSentence(presentEntry(row)),
    row.actor,
    row.actorEmail,
    row.subject,
    row.subjectEmail,
  ];
}

export async function exportTeamLog(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const entered = await enterStorefront(db, actor, uuid, 'manage-access');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  const rows = await listLog(db, storefront.id, { after: undefined, limit: MOST_ROWS });
  const name = `access-${slugify(storefront.name) || 'listing'}-${calendarDateOf(clock.now())}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([HEADER, ...rows.map(rowOf)])], name, {
      type: 'text/csv; charset=utf-8',
    }),
  );
}
