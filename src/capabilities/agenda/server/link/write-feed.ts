import { createHash } from 'node:crypto';
import type { Platform } from '#platform/platform.ts';
import type { CollectAgenda } from '../agenda-source.ts';
import { writePlan } from '../write-plan.ts';
import { findLinkByToken, noteRead } from './links.store.ts';

/** As the clock makes them. */
const TOKEN = /^[\w-]{20,100}$/;
const HOUR_MS = 3_600_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'> & { sources: readonly CollectAgenda[] };

/** What whoever has the link sees. */
export async function writeAgendaFeed(
  deps: Deps,
  token: string,
): Promise<{ text: string; etag: string } | undefined> {
  const { db, clock } = deps;
  const link = TOKEN.test(token) ? await findLinkByToken(db, token) : undefined;
  if (!link) return undefined;
  const now = clock.now();
  await noteRead(db, token, now, new Date(now.getTime() - HOUR_MS));
  const text = await writePlan(deps, link.userId, link.kinds);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
