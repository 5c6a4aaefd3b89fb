import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SETTING = /^ {2}([A-Z][A-Z0-9_]+): /gm;

it('README.md explains every setting', () => {
  const config = readFileSync(path.join(ROOT, 'src/platform/config/config.ts'), 'utf8');
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const settings = [...config.matchAll(SETTING)].map((match) => match[1] ?? '');
  expect(settings).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_BUCKET']));
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
