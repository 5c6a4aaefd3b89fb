import type { ComponentType } from 'react';
import type { DesignKey } from '../rules/design-keys.ts';
import type { SiteView } from '../rules/site-view.ts';

/** Six colors, as `#rrggbb`. Ink, soft and accent are read on paper, `onAccent` on accent, ink alone on tint. */
export type SitePalette = {
  key: string;
  name: string;
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  tint: string;
  onAccent: string;
};

/** Families as CSS names them; `display` for names and headings, `text` for reading, `script` where the design has a third voice. */
export type SiteType = {
  key: string;
  name: string;
  display: string;
  text: string;
  script?: string;
  /** Addresses of the sheets that name its font files. */
  sheets: readonly string[];
  /** Addresses of the font files that a first screen is set in, to be asked for before the sheets have been read. */
  first: readonly string[];
};

/**
 * How a site looks: a structure of its own, four palettes and two type pairings. It draws the whole page between the body's
 * tags with links and forms alone; no script, no styles outside its own sheet.
 */
export type SiteDesign = {
  key: DesignKey;
  name: string;
  /** One sentence under its picture in the gallery. */
  about: string;
  palettes: readonly [SitePalette, SitePalette, SitePalette, SitePalette];
  types: readonly [SiteType, SiteType];
  /** Addresses of its own style sheets, after the kit's. */
  sheets: readonly string[];
  Page: ComponentType<{ view: SiteView }>;
};
