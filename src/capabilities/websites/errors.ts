import { defineErrors } from '#platform/contract/errors.ts';

export const websitesErrors = defineErrors({
  /** No such site, not published, or a page that is none for this reader: nobody learns which. */
  'website.not_found': 404,
  /** The couple has not begun one. */
  'website.none': 404,
  'website.there_is_one': 400,
  /** Somebody else changed the same block, page or look first; details have theirs. */
  'website.changed_meanwhile': 400,
  /** Too many pages, blocks or links, or two pages with one address. */
  'website.unsound': 400,
  'website.slug_taken': 400,
  'website.no_slug': 400,
  'website.nothing_to_publish': 400,
  'website.state_forbids': 400,
  'website.taken_down': 403,
  'website.unknown_picture': 400,
  'website.pictures_full': 400,
  'website.wrong_passcode': 403,
  'website.messages_full': 400,
});

type WebsitesErrors = typeof websitesErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends WebsitesErrors {}
}
