import { withQuery } from '#app/rules/with-query.ts';

export const styleguidePaths = {
  home: () => '/styleguide',
  pictures: (filter: { category?: string; palette?: string } = {}) =>
    withQuery('/styleguide/pictures', filter),
};
