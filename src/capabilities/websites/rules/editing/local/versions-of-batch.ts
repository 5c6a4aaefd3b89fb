import type { SiteDraft } from '../../stored/site-content.ts';
import type { SiteOperation } from '../operations.ts';
import { subjectOf } from './merge-operations.ts';
import { blockIn } from './show-operations.ts';

type Saved = { draftVersion: number; blocks: readonly { id: string; version: number }[] };

type Sent = {
  /** False for a batch that was sent before and perhaps came in then. */
  isFirstAnswer: boolean;
  /** The draft of the server as this page knew it when it sent. */
  base: number;
  draft: SiteDraft;
};

/** Blanks at edges are cut when words are stored. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.trim() : part));
}

/**
 * The versions that a batch gave to what it changed. Of one that was sent before, somebody else may have changed a block
 * since: such a block counts as seen only where it is what was sent.
 */
export function versionsOfBatch(
  operations: readonly SiteOperation[],
  { draftVersion, blocks }: Saved,
  { isFirstAnswer, base, draft }: Sent,
): Map<string, number> {
  const changed = operations.filter(({ op }) => op !== 'move-block' && op !== 'move-page');
  if (isFirstAnswer || draftVersion === base + 1)
    return new Map(changed.map((operation) => [subjectOf(operation), draftVersion]));
  const now = new Map(blocks.map(({ id, version }) => [id, version]));
  return new Map(
    changed.flatMap((operation) => {
      if (!('block' in operation)) return [];
      const { block } = operation;
      const found = blockIn(draft, block.id);
      const isOurs =
        found && found.version === now.get(block.id) && plain(found.props) === plain(block.props);
      return isOurs ? [[block.id, found.version] as const] : [];
    }),
  );
}

/** The draft with these versions, and everything else in it as it was. */
export function stamped(draft: SiteDraft, versions: ReadonlyMap<string, number>): SiteDraft {
  const versionOf = <T extends { id: string; version: number }>(each: T): T => {
    const version = versions.get(each.id);
    return version === undefined || version === each.version ? each : { ...each, version };
  };
  return {
    ...draft,
    lookVersion: versions.get('look') ?? draft.lookVersion,
    pages: draft.pages.map((page) => {
      const blocks = page.blocks.map(versionOf);
      const isAsBefore = blocks.every((block, place) => block === page.blocks[place]);
      return versionOf(isAsBefore ? page : { ...page, blocks });
    }),
  };
}
