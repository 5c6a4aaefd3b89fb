import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listedForm } from '#capabilities/identity/rules/common-forms.ts';
import { buildPasswordFilter } from '#capabilities/identity/server/password-filter.ts';

const FILTER = path.resolve(import.meta.dirname, '../data/common-passwords/filter.bin');
const TAKEN = 100_000;

/** The words of a list, most common first and one a line, that the filter holds. */
export function chooseCommonPasswords(list: string, taken = TAKEN): Set<string> {
  const lines = list.split(/\r?\n/).filter(Boolean).slice(0, taken);
  return new Set(lines.flatMap((line) => listedForm(line) ?? []));
}

if (process.argv[1] === import.meta.filename) {
  const [listPath] = process.argv.slice(2);
  if (!listPath) throw new Error('Say where the list is: node tools/common-passwords.ts <list.txt>');
  const words = chooseCommonPasswords(await readFile(listPath, 'utf8'));
  const filter = buildPasswordFilter(words);
  await writeFile(FILTER, filter);
  console.log(`${words.size} passwords in ${filter.byteLength} bytes`);
}
