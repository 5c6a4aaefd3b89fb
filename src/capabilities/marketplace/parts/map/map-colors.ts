/** The map's colours as class names, so that the style sheet brings the tokens they stand on. */
export const MAP_COLORS =
  'bg-paper [--map-water:var(--color-sky)] [--map-land:var(--color-sage)] [--map-ground:var(--color-paper)] [--map-border:var(--color-line-strong)] [--map-reach:var(--color-primary)]';

export type MapColors = Record<'water' | 'land' | 'ground' | 'border' | 'reach', string>;

export function readMapColors(container: HTMLElement): MapColors {
  const style = getComputedStyle(container);
  const color = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    water: color('water'),
    land: color('land'),
    ground: color('ground'),
    border: color('border'),
    reach: color('reach'),
  };
}
