import { designOf } from '../../designs/design-list.ts';
import kitSheet from '../../designs/kit/kit.css?url';
import type { DesignKey } from '../../rules/design-keys.ts';

/** The design of a site with its colors, its letters and the addresses of its style sheets. */
export function siteLook(chosen: { design: DesignKey; palette: string; type: string }) {
  const design = designOf(chosen.design);
  const { palettes, types } = design;
  // Keys of another design mean its first: switching back finds the old ones again.
  const palette = palettes.find(({ key }) => key === chosen.palette) ?? palettes[0];
  const type = types.find(({ key }) => key === chosen.type) ?? types[0];
  return { design, palette, type, sheets: [kitSheet, ...type.sheets, ...design.sheets] };
}
