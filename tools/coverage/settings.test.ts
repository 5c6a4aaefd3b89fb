import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { settingNames } from './setting-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

it('README.md explains every setting', () => {
  const readme = read('README.md');
  expect(settingNames).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_BUCKET']));
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('.env.example lists every setting, with its default, and sets none', () => {
  const example = read('.env.example');
  expect(parseEnv(example)).toEqual({});
  const listed = parseEnv(example.replaceAll(/^#(?=[A-Z])/gm, ''));
  expect(Object.keys(listed).sort()).toEqual(settingNames.toSorted());
  expect(parseConfig(listed)).toEqual(parseConfig({}));
});

it('every setting of .env.example has its line of why', () => {
  const bare = read('.env.example')
    .split('\n\n')
    .filter((block) => /^#[A-Z]/m.test(block) && !/^# [A-Za-z\d]/.test(block));
  expect(bare).toEqual([]);
});

it('.editorconfig says what biome.json says', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number };
  };
  const editor = read('.editorconfig');
  expect(editor).toContain(`indent_style = ${formatter.indentStyle}\n`);
  expect(editor).toContain(`indent_size = ${formatter.indentWidth}\n`);
  expect(editor).toMatch(
    new RegExp(`\\[[^\\]]*\\bts\\b[^\\]]*\\]\\nmax_line_length = ${formatter.lineWidth}\\n`),
  );
});
