import { type ComponentType, lazy } from 'react';
import type { Example } from '#ui/example/example.ts';
import { ExampleList } from './example-list.tsx';

const modules = import.meta.glob<{ examples: readonly Example[] }>('../../../../ui/**/*.example.tsx');

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('.example.tsx', '');
}

/** Each control's examples come as a piece of their own, so that the page is up before all of them are. */
export const controls: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(modules).map(([path, load]) => {
    const name = nameOf(path);
    const Examples = lazy(async () => {
      const { examples } = await load();
      return { default: () => ExampleList({ name, examples }) };
    });
    return [name, Examples];
  }),
);
