import { defineErrors } from '#platform/contract/errors.ts';

export const photoWallErrors = defineErrors({
  /** No such wall, one that is off, or a code that was renewed: nobody learns which. */
  'wall.not_found': 404,
  /** It takes no photos today. */
  'wall.closed': 403,
  'wall.name_required': 400,
  /** Somebody else of the couple was faster. */
  'wall.changed_meanwhile': 400,
  'wall.photo_not_found': 404,
});

type PhotoWallErrors = typeof photoWallErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends PhotoWallErrors {}
}
