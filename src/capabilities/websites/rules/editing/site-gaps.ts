import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { drawBlock } from '../draw/draw-block.ts';
import type { Drawing } from '../draw/drawing.ts';
import type { SiteContent } from '../stored/site-content.ts';
import { missingTranslations } from './missing-translations.ts';

export type SiteGap = {
  kind: 'no-date' | 'no-place' | 'no-slug' | 'no-reply-day' | 'blank-block' | 'untranslated';
  pageId: string | null;
  blockId: string | null;
  language: GuestLanguage | null;
};

const NOWHERE = { pageId: null, blockId: null, language: null };

/** What the couple might still tell, what matters most first. Nothing of it keeps them from publishing but the address. */
export function siteGaps(
  content: SiteContent,
  drawing: Drawing,
  { hasSlug }: { hasSlug: boolean },
): SiteGap[] {
  const { day, placeName } = drawing.frame;
  const whole = [
    ...(hasSlug ? [] : ['no-slug' as const]),
    ...(day === null ? ['no-date' as const] : []),
    ...(placeName === '' ? ['no-place' as const] : []),
    ...(drawing.reply && drawing.reply.closesOn === null ? ['no-reply-day' as const] : []),
  ];
  const blank = content.pages.flatMap(({ id: pageId, blocks }) =>
    blocks
      .filter((block) => drawBlock(block, drawing) === undefined)
      .map(({ id }) => ({ kind: 'blank-block' as const, pageId, blockId: id, language: null })),
  );
  const untranslated = missingTranslations(content).map((gap) => ({ kind: 'untranslated' as const, ...gap }));
  return [...whole.map((kind) => ({ kind, ...NOWHERE })), ...blank, ...untranslated];
}
