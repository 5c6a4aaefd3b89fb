import path from 'node:path';
import type { Tx } from '#platform/database/database.ts';
import { listScopedAssets } from './scopes.store.ts';

/** A picture of a scope as a file for whoever owns the scope: upright, without metadata, at most 2,400 pixels wide. */
export type PrivateFile = { id: string; key: string; bytes: number; ending: string };

/** In no particular order. Those whose size nobody knows are left out: they came before there were scopes. */
export async function listPrivateFiles(
  tx: Tx,
  { scopeId, ids }: { scopeId: string; ids: readonly string[] },
): Promise<PrivateFile[]> {
  const found = await listScopedAssets(tx, scopeId, ids);
  return found.flatMap(({ asset: { id, cleanKey: key, cleanBytes: bytes } }) =>
    bytes === null ? [] : [{ id, key, bytes, ending: path.extname(key) }],
  );
}
