import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { tagKey } from '../../rules/tags/guest-tag.ts';
import { insertTags, linkTag, listTags } from '../tags/tags.store.ts';
import type { ImportRows } from './import-rows.ts';

type Tagged = ImportRows['tags'];

/** Names that no tag of the wedding has yet. */
export function newTagNames(
  tags: readonly { name: string }[],
  wanted: readonly { tags: readonly string[] }[],
) {
  const known = new Set(tags.map(({ name }) => tagKey(name)));
  const names = new Map<string, string>();
  for (const name of wanted.flatMap((person) => person.tags)) {
    if (!(known.has(tagKey(name)) || names.has(tagKey(name)))) names.set(tagKey(name), name);
  }
  return [...names.values()];
}

/** Whoever the file calls so; the answer is what it brought along. */
export async function importTags(
  tx: Tx,
  { clock, weddingId }: { clock: Clock; weddingId: string },
  names: readonly string[],
  tagged: Tagged,
): Promise<string[]> {
  const added = names.map((name) => ({ uuid: clock.uuid(), weddingId, name, color: 'GRAY' as const }));
  await insertTags(tx, added);
  for (const { uuid, name } of await listTags(tx, weddingId)) {
    const guestUuids = tagged
      .filter((person) => person.names.some((one) => tagKey(one) === tagKey(name)))
      .map(({ guestUuid }) => guestUuid);
    if (guestUuids.length > 0) await linkTag(tx, { weddingId, tagUuid: uuid, guestUuids });
  }
  return added.map(({ uuid }) => uuid);
}
