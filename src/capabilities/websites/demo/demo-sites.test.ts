import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/seeded-random.ts';
import { blockSchema } from '../contract/block-schema.ts';
import { missingTranslations } from '../rules/editing/missing-translations.ts';
import { siteProblem } from '../rules/editing/site-problem.ts';
import type { SiteContent, SiteLook } from '../rules/stored/site-content.ts';
import { demoKit } from './demo-pages.ts';
import { FURTHER_SITES } from './further-sites.ts';
import { mayaAndJonah } from './maya-and-jonah.ts';

const kit = () => demoKit(seededRandom('demo', 'test'), []);
const look: SiteLook = {
  design: 'deco',
  palette: 'first',
  type: 'first',
  languages: ['en', 'es'],
  title: {},
};

describe('the sites of the demo', () => {
  const sites: [string, SiteContent][] = [
    ['maya-and-jonah', { look, pages: mayaAndJonah(kit(), []) }],
    ...FURTHER_SITES.map(({ slug, pages }): [string, SiteContent] => [
      slug,
      { look: { ...look, languages: ['en'] }, pages: pages(kit()) },
    ]),
  ];

  it.each(sites)('%s could have been written by a couple, in all its languages', (_slug, content) => {
    expect(siteProblem(content)).toBeUndefined();
    expect(missingTranslations(content)).toEqual([]);
    for (const block of content.pages.flatMap(({ blocks }) => blocks))
      expect(blockSchema.safeParse(block).error?.issues, block.kind).toBeUndefined();
  });
});
