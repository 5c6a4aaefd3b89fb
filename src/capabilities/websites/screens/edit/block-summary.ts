import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { RichText } from '../../rules/rich-text.ts';
import { BLOCK_FIELDS, type Fields } from '../../rules/stored/block-fields.ts';
import type { StoredBlock } from '../../rules/stored/stored-block.ts';
import { type RichWords, richWordsIn, type Words, wordsIn } from '../../rules/stored/words.ts';

const LONGEST = 80;

function firstLine(text: RichText): string {
  const [part] = text;
  if (!part) return '';
  const runs = 'runs' in part ? part.runs : (part.items[0] ?? []);
  return runs.map((run) => run.text).join('');
}

/** The first words in it, by which one tells it from its neighbors; '' where it has none. */
export function summaryOf(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  language: GuestLanguage,
  first: GuestLanguage,
): string {
  for (const [name, { is }] of Object.entries(fields)) {
    const value = values[name];
    let said = '';
    if (is === 'words') said = wordsIn(value as Words, language, first);
    else if (is === 'rich') said = firstLine(richWordsIn(value as RichWords, language, first));
    else if (is === 'line' && typeof value === 'string') said = value;
    if (said.trim() !== '') return said.trim().slice(0, LONGEST);
  }
  return '';
}

export function blockSummary(
  { kind, props }: Pick<StoredBlock, 'kind' | 'props'>,
  language: GuestLanguage,
  first: GuestLanguage,
): string {
  return summaryOf(BLOCK_FIELDS[kind], props, language, first);
}
