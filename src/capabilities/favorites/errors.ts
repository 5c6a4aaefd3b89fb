import { defineErrors } from '#platform/contract/errors.ts';

export const favoriteErrors = defineErrors({
  'favorite.not_found': 404,
  'favorite.too_many': 400,
  'board.not_found': 404,
  'board.name_taken': 400,
  'board.is_default': 400,
  'board.too_many': 400,
});

type FavoriteErrors = typeof favoriteErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends FavoriteErrors {}
}
