import { GUEST_LANGUAGE_NAMES, isGuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { type HeldChange, myBlock, theirBlock } from '../../../rules/editing/local/held-changes.ts';
import { pageIn } from '../../../rules/editing/local/show-operations.ts';
import type { RichText } from '../../../rules/rich-text.ts';
import { partsOf } from '../../../rules/stored/block-parts.ts';
import type { SiteDraft, SiteLook } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
import type { DesignLooks } from '../../gallery/design-looks.ts';
import { firstWords } from '../rich/first-words.ts';

const REMOVED = ['Removed'];

function said(language: string, text: string): string {
  return isGuestLanguage(language) ? `${GUEST_LANGUAGE_NAMES[language]}: ${text}` : text;
}

/** All words in it, line by line. */
function linesOf(block: StoredBlock): string[] {
  return partsOf(block).flatMap((part) => {
    if (part.is === 'words')
      return Object.entries(part.value).map(([language, text]) => said(language, text ?? ''));
    if (part.is === 'rich')
      return Object.entries(part.value).map(([language, text]) =>
        said(language, firstWords(text as RichText)),
      );
    if (part.is === 'picture')
      return [
        `Photo, focus ${Math.round(part.value.focus.x * 100)}% / ${Math.round(part.value.focus.y * 100)}%`,
      ];
    return part.is === 'event' ? [] : [part.value];
  });
}

/** Only where they differ: the rest would hide it. */
function apart(mine: string[], theirs: string[]): { mine: string[]; theirs: string[] } {
  const [own, other] = [new Set(mine), new Set(theirs)];
  const differing = {
    mine: mine.filter((line) => !other.has(line)),
    theirs: theirs.filter((line) => !own.has(line)),
  };
  const words = (lines: string[]) => (lines.length > 0 ? lines : ['The same without it']);
  return { mine: words(differing.mine), theirs: words(differing.theirs) };
}

function titleLines(title: object, slug: string): string[] {
  return [
    ...Object.entries(title).map(([language, text]) => said(language, String(text))),
    `Address: ${slug}`,
  ];
}

function ofBlock(held: HeldChange, server: SiteDraft) {
  const [mine, theirs] = [myBlock(held), theirBlock(held, server)];
  if (!mine || !theirs)
    return { mine: mine ? linesOf(mine) : REMOVED, theirs: theirs ? linesOf(theirs) : REMOVED };
  return apart(linesOf(mine), linesOf(theirs));
}

function ofPage({ id, operations }: HeldChange, server: SiteDraft) {
  const page = pageIn(server, id);
  const theirs = page ? titleLines(page.title, page.slug) : REMOVED;
  const last = operations.findLast(({ op }) => op === 'change-page' || op === 'remove-page');
  if (last?.op === 'remove-page') return { mine: REMOVED, theirs };
  if (last?.op === 'change-page') return { mine: titleLines(last.title, last.slug), theirs };
  return { mine: ['What you wrote on it'], theirs };
}

/** A key of another design means the first of this one, as it does where the site is drawn. */
function nameIn(choices: DesignLooks['types'], chosen: string): string {
  return (choices.find(({ key }) => key === chosen) ?? choices[0])?.name ?? chosen;
}

function lookLines(look: SiteLook, designs: readonly DesignLooks[]): string[] {
  const design = designs.find(({ key }) => key === look.design);
  return [
    `Design: ${design?.name ?? look.design}`,
    `Colors: ${nameIn(design?.palettes ?? [], look.palette)}`,
    `Type: ${nameIn(design?.types ?? [], look.type)}`,
    `Languages: ${look.languages.map((language) => GUEST_LANGUAGE_NAMES[language]).join(', ')}`,
    ...Object.entries(look.title).map(([language, text]) => `Title in ${said(language, text ?? '')}`),
  ];
}

function ofLook({ operations }: HeldChange, { look }: SiteDraft, designs: readonly DesignLooks[]) {
  const last = operations.findLast(({ op }) => op === 'change-look');
  return apart(lookLines(last?.op === 'change-look' ? last.look : look, designs), lookLines(look, designs));
}

/** What I wrote and what they wrote, in words, side by side. */
export function differences(
  held: HeldChange,
  server: SiteDraft,
  designs: readonly DesignLooks[],
): { mine: string[]; theirs: string[] } {
  if (held.what === 'block') return ofBlock(held, server);
  if (held.what === 'page') return ofPage(held, server);
  return ofLook(held, server, designs);
}
