import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SectionValues } from './editor-field.ts';
import { findSection } from './editor-sections.ts';
import { fieldLabel, fieldWords } from './field-words.ts';
import type { FieldChange } from './listing-snapshot.ts';
import { isSameValue } from './merge-section.ts';

/** Enough to recognize a change by; the field itself has the rest. */
const MOST_WORDS = 16;
/** Shown before the first word that differs. */
const WORDS_AHEAD = 3;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

function cut(words: readonly string[], from: number): string {
  const rest = words.slice(from);
  const shown = rest.slice(0, MOST_WORDS).join(' ');
  if (shown === '') return '';
  return `${from > 0 ? '… ' : ''}${shown}${rest.length > MOST_WORDS ? ' …' : ''}`;
}

/** Of two texts, where they begin to differ. */
export function differingPart(before: string, after: string): { before: string; after: string } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const first = old.findIndex((word, index) => word !== now[index]);
  const from = Math.max(0, (first === -1 ? old.length : first) - WORDS_AHEAD);
  return { before: cut(old, from), after: cut(now, from) };
}

/** What somebody changed in a section, field by field, short enough for a list. */
export function editChanges(
  category: TaxonomyKey,
  { sectionKey, before, after }: { sectionKey: string; before: SectionValues; after: SectionValues },
): FieldChange[] {
  const fields = findSection(category, sectionKey)?.fields ?? [];
  return fields.flatMap((field) => {
    const [old, now] = [before[field.name], after[field.name]];
    if (old === undefined || now === undefined || isSameValue(old, now)) return [];
    // A city is a number to us; its name is not kept with the change.
    const words =
      field.kind === 'city'
        ? { before: '', after: '' }
        : differingPart(fieldWords(field, old), fieldWords(field, now));
    return [{ section: sectionKey, label: fieldLabel(field), ...words }];
  });
}
