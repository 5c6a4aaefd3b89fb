import { required } from '#base/validation/required.ts';
import type { Rule, TextValue } from '#base/validation/rule.ts';
import { nameLength, nameRequired } from '../name-length.ts';
import { BETWEEN_TAGS } from './tag-words.ts';

/** What lists of tags are cut at, no tag can have. */
const isOne: Rule<TextValue> = (name) =>
  BETWEEN_TAGS.test(name ?? '') ? 'A tag can’t have a comma or a semicolon.' : undefined;

export const TAG_RULES = { name: [nameRequired, nameLength(40), isOne], color: [required] };
