import type { Listing } from '../../contract/editor.contract.ts';

/** Keys of every option the listing has chosen: what the sections that hang on one are opened by. */
export function chosenOptions({ sections }: Listing): ReadonlySet<string> {
  return new Set(
    sections.flatMap(({ values }) =>
      Object.values(values).flatMap((value) =>
        Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [],
      ),
    ),
  );
}
