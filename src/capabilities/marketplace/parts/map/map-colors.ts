/** The map's colours as class names, so that the style sheet brings the tokens they stand on. */
export const MAP_COLORS =
  'bg-mist [--map-water:var(--color-water)] [--map-park:var(--color-sage)] [--map-land:var(--color-linen)] [--map-abroad:var(--color-mist)] [--map-border:var(--color-line-strong)] [--map-reach:var(--color-secondary)]';

const NAMES = ['water', 'park', 'land', 'abroad', 'border', 'reach'] as const;

export type MapColors = Record<(typeof NAMES)[number], string>;

export function readMapColors(container: HTMLElement): MapColors {
  const style = getComputedStyle(container);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as MapColors;
}
