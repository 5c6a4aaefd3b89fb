import type { Fleet } from './fleet.ts';
import type { Sender } from './send-again.ts';
import type { WriteKind } from './writes.ts';

/** How often the database has what was written, by the words it is known by. */
const COUNTS: Record<WriteKind, string> = {
  'sign-up': 'select email as key, count(*)::int from users group by 1',
  // Asked for twice there are two links, each in a letter of its own.
  reset: `select to_address as key, 1 as count from outgoing_messages where idempotency_key like 'reset%' group by 1`,
  setting:
    'select email as key, count(*)::int from user_settings join users on users.id = user_id group by email',
  favorite: `
    select email || ' ' || storefronts.uuid as key, count(*)::int from favorites
    join favorite_hearts on favorite_uuid = favorites.uuid
    join users on users.id = favorite_hearts.user_id
    join storefronts on storefronts.id = storefront_id group by 1`,
  note: `select note as key, count(*)::int from favorites where note <> '' group by 1`,
  inquiry: `
    select message as key, count(*)::int from inquiry_requests
    join inquiries on request_uuid = inquiry_requests.uuid group by 1`,
  message: `
    select body as key, count(*)::int from inquiry_events
    where type = 'COUPLE_RESPONSE' group by 1`,
  picture:
    'select email as key, count(*)::int from media_assets join users on users.id = uploaded_by group by 1',
};

const KINDS = Object.keys(COUNTS) as WriteKind[];

export type Comparison = { lost: string[]; doubled: string[] };

/** What was acknowledged and is not there, and what is there more than once. */
export async function compareWithDatabase(
  { ask }: Fleet,
  { begun, acknowledged }: Sender,
): Promise<Comparison> {
  const found: Comparison = { lost: [], doubled: [] };
  for (const kind of KINDS) {
    const rows = await ask<{ key: string; count: number }>(COUNTS[kind]);
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    const keysOf = (writes: Sender['begun']) =>
      writes.filter((write) => write.kind === kind).map(({ key }) => key);
    found.lost.push(
      ...keysOf(acknowledged)
        .filter((key) => !counts.has(key))
        .map((key) => `${kind} ${key}`),
    );
    found.doubled.push(
      ...keysOf(begun)
        .filter((key) => (counts.get(key) ?? 0) > 1)
        .map((key) => `${kind} ${key}`),
    );
  }
  return found;
}

/** '312 favorites, 120 sign-ups' */
export function listKinds({ acknowledged }: Sender): string {
  return KINDS.map((kind) => `${kind} × ${acknowledged.filter((write) => write.kind === kind).length}`).join(
    ' · ',
  );
}
