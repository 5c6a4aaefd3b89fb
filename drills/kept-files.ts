import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Fleet } from './fleet.ts';

export type KeptFiles = {
  /** Rows whose file is missing or of another size. */
  missing: string[];
  /** The same of files that no message has taken; a sweep deletes such rows after a day. */
  loose: string[];
  /** Files that nobody finished. */
  unfinished: string[];
  /** Files under a name of their own that no row knows. */
  strange: string[];
};

type Row = { folder: string; key: string; bytes: number | null; isLoose: boolean };

/** What the database says about files beside what lies in the folder. */
export async function compareFiles({ ask, folder }: Fleet): Promise<KeptFiles> {
  const root = path.join(folder, 'product', 'files');
  const rows = await ask<Row>(`
    select 'media/' || id as folder, original_key as key, original_bytes::int as bytes, false as "isLoose" from media_assets
    union all select 'media/' || id, clean_key, null, false from media_assets
    union all select 'inquiries/' || inquiry_uuid || '/' || uuid, 'inquiries/' || inquiry_uuid || '/' || uuid, bytes, event_seq is null
      from inquiry_attachments`);
  const known = new Set(rows.map((row) => row.folder));
  const isMissing = ({ key, bytes }: Row) => {
    const stats = statSync(path.join(root, key), { throwIfNoEntry: false });
    return !stats || stats.size === 0 || (bytes !== null && stats.size !== bytes);
  };
  const named = listFiles(root).filter((file) => !file.startsWith('.unfinished'));
  const ownerOf = (file: string) =>
    file
      .replace(/^\.types\//, '')
      .split('/')
      .slice(0, /media\//.test(file) ? 2 : 3)
      .join('/');
  const gone = rows.filter(isMissing);
  return {
    missing: gone.filter(({ isLoose }) => !isLoose).map(({ key }) => key),
    loose: gone.filter(({ isLoose }) => isLoose).map(({ key }) => key),
    unfinished: listFiles(path.join(root, '.unfinished')),
    strange: named.filter(
      (file) => /^(\.types\/)?(media|inquiries)\//.test(file) && !known.has(ownerOf(file)),
    ),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
