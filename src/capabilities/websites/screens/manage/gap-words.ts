import { paths } from '#app/rules/paths.ts';
import { GUEST_LANGUAGE_NAMES } from '#capabilities/guests/rules/guest-languages.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { BLOCK_NAMES } from '../../rules/block-names.ts';
import { websitePaths } from '../../rules/paths.ts';
import { pageName } from './page-name.ts';

export type GapLine = { key: string; text: string; to: string };

type Page = Website['pages'][number];
type Gap = Website['gaps'][number];

const WHOLE: Readonly<Partial<Record<Gap['kind'], Omit<GapLine, 'key'>>>> = {
  'no-slug': { text: 'Choose an address', to: websitePaths.settings('address') },
  'no-date': { text: 'Add your wedding date', to: paths.accountSettings('wedding') },
  'no-place': { text: 'Add where you’re getting married', to: paths.guestEvents() },
  'no-reply-day': { text: 'Choose the last day to reply', to: paths.guestEvents() },
};

function blankLine({ id, blocks }: Page, name: string, gaps: readonly Gap[]): GapLine[] {
  const blank = gaps.filter(({ kind }) => kind === 'blank-block').map(({ blockId }) => blockId);
  const [first, ...more] = blocks.filter((block) => blank.includes(block.id));
  if (!first) return [];
  const names = [first, ...more].map(({ kind }) => BLOCK_NAMES[kind]).join(', ');
  return [
    {
      key: `blank ${id}`,
      text: `${name}: ${names} ${more.length > 0 ? 'are blank, and hidden' : 'is blank, and hidden'} until you fill ${more.length > 0 ? 'them' : 'it'} in`,
      to: websitePaths.edit({ page: id, block: first.id }),
    },
  ];
}

function untranslatedLine({ id }: Page, name: string, gaps: readonly Gap[]): GapLine[] {
  const missing = gaps.filter(({ kind }) => kind === 'untranslated');
  const [first] = missing;
  if (!first) return [];
  const languages = [...new Set(missing.flatMap(({ language }) => language ?? []))];
  const names = languages.map((code) => GUEST_LANGUAGE_NAMES[code]).join(', ');
  return [
    {
      key: `untranslated ${id}`,
      text: `${name}: not everything is written in ${names}`,
      to: websitePaths.edit({ page: id, block: first.blockId ?? undefined }),
    },
  ];
}

/** What is missing, what matters most first, one line a page, and where it is added. */
export function gapLines({ pages, look, gaps }: Pick<Website, 'pages' | 'look' | 'gaps'>): GapLine[] {
  const whole = gaps.flatMap(({ kind }) => {
    const line = WHOLE[kind];
    return line ? [{ key: kind, ...line }] : [];
  });
  const byPage = pages.flatMap((page) => {
    const own = gaps.filter(({ pageId }) => pageId === page.id);
    const name = pageName(page, look);
    return [...blankLine(page, name, own), ...untranslatedLine(page, name, own)];
  });
  return [...whole, ...byPage];
}
