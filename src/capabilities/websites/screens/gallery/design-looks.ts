import { DESIGNS } from '../../designs/design-list.ts';
import { DESIGN_KEYS, type DesignKey } from '../../rules/design-keys.ts';

/** What a gallery shows of a design beside its picture: without what draws it, which is none of the browser’s business. */
export type DesignLooks = {
  key: DesignKey;
  name: string;
  about: string;
  palettes: readonly {
    key: string;
    name: string;
    paper: string;
    ink: string;
    accent: string;
    tint: string;
  }[];
  types: readonly { key: string; name: string }[];
};

/** For loaders. */
export function designLooks(): DesignLooks[] {
  return DESIGN_KEYS.map((key) => {
    const { name, about, palettes, types } = DESIGNS[key];
    return {
      ...{ key, name, about },
      palettes: palettes.map(({ key: palette, name: called, paper, ink, accent, tint }) => ({
        ...{ key: palette, name: called, paper, ink, accent, tint },
      })),
      types: types.map(({ key: type, name: called }) => ({ key: type, name: called })),
    };
  });
}
