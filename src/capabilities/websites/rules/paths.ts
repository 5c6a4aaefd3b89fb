import { withQuery } from '#app/rules/with-query.ts';

const MANAGE = '/wedding-planning/website';
const GALLERY = '/website/designs';

/** A look of a design: keys of its palettes and types. */
type LookKeys = { palette?: string | undefined; type?: string | undefined };

/** Where a couple’s website is, where they see it before everybody does, and where they make it. */
export const websitePaths = {
  manage: () => MANAGE,
  site: (slug: string) => `/wedding/${encodeURIComponent(slug)}`,
  sitePage: (slug: string, page: string) =>
    `/wedding/${encodeURIComponent(slug)}/${encodeURIComponent(page)}`,
  preview: () => `${MANAGE}/preview`,
  previewPage: (page: string) => `${MANAGE}/preview/${encodeURIComponent(page)}`,
  /** The editor, at a page or one of its blocks. */
  edit: ({ page, block }: { page?: string | undefined; block?: string | undefined } = {}) =>
    withQuery(`${MANAGE}/edit`, { page, block }),
  customize: () => `${MANAGE}/customize`,
  settings: (section?: string) => `${MANAGE}/settings${section ? `#${section}` : ''}`,
  messages: () => `${MANAGE}/messages`,
  designs: () => `${MANAGE}/designs`,
  /** A design with the couple’s own words in it, or with their names where they have none yet. */
  ownDesign: (design: string, look: LookKeys = {}) =>
    withQuery(`${MANAGE}/designs/${encodeURIComponent(design)}`, look),
  /** For everybody: all designs, and each with the words of a couple that we made up. */
  gallery: () => GALLERY,
  sample: (design: string, look: LookKeys = {}) =>
    withQuery(`${GALLERY}/${encodeURIComponent(design)}`, look),
  find: () => '/find-a-couple',
};
