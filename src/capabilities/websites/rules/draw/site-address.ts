import { withQuery } from '#app/rules/with-query.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { websitePaths } from '../paths.ts';
import type { PreviewGuest } from '../privacy/preview-guest.ts';

/** Where the pages of a site are: in public, or as the couple looks at them before. */
export type SiteAddress = {
  page(slug: string, language: GuestLanguage): string;
};

/** The language the couple writes first needs no mark. */
export function publicAddress(slug: string, first: GuestLanguage): SiteAddress {
  return {
    page: (page, language) =>
      withQuery(page === '' ? websitePaths.site(slug) : websitePaths.sitePage(slug, page), {
        lang: language === first ? undefined : language,
      }),
  };
}

/** As the same guest all along. */
export function previewAddress({ as, invitedTo, notInvitedTo }: PreviewGuest): SiteAddress {
  return {
    page: (page, language) =>
      withQuery(page === '' ? websitePaths.preview() : websitePaths.previewPage(page), {
        ...{ as, invitedTo, notInvitedTo },
        lang: language,
      }),
  };
}

/** Names that the front page has, or that Windows keeps for itself. */
const NO_FILE_NAME = /^(?:index|con|prn|aux|nul|com\d|lpt\d)$/;

/** As files in one folder, each linked to the others. */
export function fileAddress(first: GuestLanguage): SiteAddress {
  return {
    page: (page, language) => {
      const name = NO_FILE_NAME.test(page) ? `_${page}` : page || 'index';
      return `${name}${language === first ? '' : `.${language}`}.html`;
    },
  };
}
