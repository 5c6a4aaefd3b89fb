import { formatCents } from '#base/money.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type { EditorField, FieldValue, ListField, ListItem } from './editor-field.ts';
import { LIST_ITEMS } from './list-items.ts';

function itemWords(kind: ListField['item'], item: ListItem): string {
  return (
    LIST_ITEMS[kind]
      .filter(({ name }) => name !== 'key')
      .map((field) => fieldWords(field, item[field.name] ?? null))
      .filter((words) => words !== '')
      // A question ends with its own sign.
      .join(kind === 'faq' ? ' ' : ' · ')
  );
}

function choiceWords(rootKey: string, keys: readonly string[]): string {
  const options = findFacetRoot(rootKey)?.options ?? [];
  return keys.map((key) => options.find((option) => option.key === key)?.label ?? key).join(', ');
}

/** What a field holds, as one reads it; nothing where it is empty. */
export function fieldWords(field: EditorField, value: FieldValue): string {
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' ? formatCents(value) : '';
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'choices':
      return choiceWords(field.rootKey, value as readonly string[]);
    case 'list':
      return (value as readonly ListItem[]).map((item) => itemWords(field.item, item)).join('\n');
    case 'setting':
      return String(value ?? '').replaceAll('-', ' ');
    case 'text':
    case 'count':
    case 'city':
      return String(value ?? '');
  }
}

export function fieldLabel(field: EditorField): string {
  return field.kind === 'choices' ? (findFacetRoot(field.rootKey)?.label ?? field.name) : field.label;
}
