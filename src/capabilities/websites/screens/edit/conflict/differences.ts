import { GUEST_LANGUAGE_NAMES, isGuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { type HeldChange, myBlock, theirBlock } from '../../../rules/editing/local/held-changes.ts';
import { pageIn } from '../../../rules/editing/local/show-operations.ts';
import type { RichText } from '../../../rules/rich-text.ts';
import { partsOf } from '../../../rules/stored/block-parts.ts';
import type { SiteDraft } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
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

/** What I wrote and what they wrote, in words, side by side. */
export function differences(held: HeldChange, server: SiteDraft): { mine: string[]; theirs: string[] } {
  if (held.what === 'block') return ofBlock(held, server);
  if (held.what === 'page') return ofPage(held, server);
  return { mine: ['The look you chose'], theirs: ['The look they chose'] };
}
