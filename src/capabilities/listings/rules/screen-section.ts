import { findBannedNames, noBannedNames } from '#base/validation/banned-names.ts';
import { findContact, noContactDetails } from '#base/validation/contact-filter.ts';
import { bannedNamesMessage } from '#base/validation/messages.ts';
import type { EditorField, ListItem, SectionValues } from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';
import { LIST_ITEMS } from './list-items.ts';

export type FindingKind = 'contact' | 'competitor';

/** What a text may not carry before couples see it. */
export type Finding = { field: string; kind: FindingKind; match: string; message: string };

function textsOf(field: EditorField, values: SectionValues): [name: string, text: string][] {
  const value = values[field.name];
  if (field.kind === 'text') return field.isScreened ? [[field.name, value as string]] : [];
  if (field.kind !== 'list') return [];
  const screened = LIST_ITEMS[field.item].filter((each) => each.kind === 'text' && each.isScreened);
  return (value as readonly ListItem[]).flatMap((item, index) =>
    screened.map(({ name }): [string, string] => [
      `${field.name}.${index}.${name}`,
      String(item[name] ?? ''),
    ]),
  );
}

/** Something that was found and that a person of ours has found to be fine. */
export type Released = { sectionKey: string; match: string };

/** What staff lets pass with a finding, piece by piece. */
export function releasedBy({ kind, match }: Pick<Finding, 'kind' | 'match'>): string[] {
  return kind === 'competitor' ? match.split(', ') : [match];
}

function findingsIn(field: string, text: string, fine: readonly string[]): Finding[] {
  // Taken out and not skipped: only the first way around us is found, and another may follow one that is fine.
  const contactText = fine.reduce((left, match) => left.replaceAll(match, ' '), text);
  const contact = findContact(contactText);
  const names = findBannedNames(text).filter((name) => !fine.includes(name));
  return [
    ...(contact
      ? [
          {
            field,
            kind: 'contact' as const,
            match: contact.match,
            message: noContactDetails(contactText) ?? '',
          },
        ]
      : []),
    ...(names.length > 0
      ? [{ field, kind: 'competitor' as const, match: names.join(', '), message: bannedNamesMessage(names) }]
      : []),
  ];
}

/** Ways around us and names of other services in what couples would read, but for what was looked at before. */
export function screenSection(
  section: EditorSection,
  values: SectionValues,
  fine: readonly string[] = [],
): Finding[] {
  return section.fields
    .flatMap((field) => textsOf(field, values))
    .flatMap(([name, text]) => findingsIn(name, text, fine));
}

/** Why couples may not read a text as it stands: said at once where nothing is kept beside the page. */
export function textProblem(text: string): string | undefined {
  return noContactDetails(text) ?? noBannedNames()(text);
}
