import { paths } from '#app/rules/paths.ts';
import type { Step } from '../rules/structured-data.ts';

/** The way to every page of this area. */
export const INSPIRATION: Step = { label: 'Inspiration', path: paths.inspiration() };
export const REAL_WEDDINGS: Step = { label: 'Real weddings', path: paths.realWeddings() };
export const PHOTOS: Step = { label: 'Photos', path: paths.photos() };

/** For the links above a title: the last step is the page itself. */
export function crumbs(steps: readonly Step[]): { label: string; to?: string }[] {
  return steps.map(({ label, path }, index) => (index < steps.length - 1 ? { label, to: path } : { label }));
}
