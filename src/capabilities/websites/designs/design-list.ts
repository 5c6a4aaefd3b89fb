import type { DesignKey } from '../rules/design-keys.ts';
import { coast } from './coast/coast.design.ts';
import { deco } from './deco/deco.design.ts';
import { desert } from './desert/desert.design.ts';
import { editorial } from './editorial/editorial.design.ts';
import { film } from './film/film.design.ts';
import { grid } from './grid/grid.design.ts';
import { letterpress } from './letterpress/letterpress.design.ts';
import { minimal } from './minimal/minimal.design.ts';
import { night } from './night/night.design.ts';
import { playful } from './playful/playful.design.ts';
import { poster } from './poster/poster.design.ts';
import type { SiteDesign } from './site-design.ts';
import { watercolor } from './watercolor/watercolor.design.ts';

export const DESIGNS: Readonly<Record<DesignKey, SiteDesign>> = {
  editorial,
  letterpress,
  watercolor,
  grid,
  film,
  deco,
  night,
  poster,
  minimal,
  coast,
  desert,
  playful,
};

/** How a site of this key is drawn. */
export function designOf(key: DesignKey): SiteDesign {
  return DESIGNS[key];
}
