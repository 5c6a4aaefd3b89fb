import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { seenBefore } from '../../demo/seen-before.ts';
import { USUAL_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { sheetLinks } from '../../sheets.tables.ts';
import { readEventLines } from '../sheets/read-event-lines.ts';

/** The caterer has looked, and some things have changed since. */
export async function copySheet(
  client: pg.ClientBase,
  weddingId: string,
  { token, seenAt }: { token: string; seenAt: Date },
): Promise<void> {
  const tx = drizzle(client as pg.Client);
  const { events, linesOf } = await readEventLines(tx, weddingId);
  const [event] = events;
  const lines = event && linesOf(event.uuid, USUAL_FIELDS);
  if (!lines) return;
  await tx.insert(sheetLinks).values({
    uuid: event.uuid,
    weddingId,
    eventUuid: event.uuid,
    token,
    label: 'Hudson Catering',
    fields: [...USUAL_FIELDS],
    createdAt: new Date(seenAt.getTime() - 5 * 86_400_000),
    seenAt,
    seenLines: seenBefore(lines),
  });
}
