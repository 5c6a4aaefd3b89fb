import type { CSSProperties } from 'react';
import type { SitePalette, SiteType } from '../site-design.ts';

/** The colors and families of a site as properties that its sheets read. */
export function siteColors(palette: SitePalette, type: SiteType): CSSProperties {
  return {
    '--paper': palette.paper,
    '--ink': palette.ink,
    '--soft': palette.soft,
    '--accent': palette.accent,
    '--tint': palette.tint,
    '--on-accent': palette.onAccent,
    '--display': type.display,
    '--text': type.text,
    '--script': type.script ?? type.display,
  } as CSSProperties;
}
