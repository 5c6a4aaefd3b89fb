import { paths } from '#app/rules/paths.ts';

/** All that the others did of late, in place of the home. */
export const latelyPath = `${paths.yourWedding()}?show=lately`;
