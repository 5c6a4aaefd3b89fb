import type { DraftBlock, DraftPage, SiteDraft } from '../../stored/site-content.ts';
import { applyOperations } from '../apply-operations.ts';
import type { SiteOperation } from '../operations.ts';

/** Of a block that the server has not heard of yet. */
const UNHEARD = 0;

export function blockIn({ pages }: SiteDraft, id: string): DraftBlock | undefined {
  for (const { blocks } of pages) {
    const found = blocks.find((block) => block.id === id);
    if (found) return found;
  }
  return undefined;
}

export function pageIn({ pages }: SiteDraft, id: string): DraftPage | undefined {
  return pages.find((page) => page.id === id);
}

/** The page that a block stands on. */
export function pageOfBlock({ pages }: SiteDraft, id: string): DraftPage | undefined {
  return pages.find(({ blocks }) => blocks.some((block) => block.id === id));
}

/** What the draft says of whatever this would change: the version that its writer has before them. */
export function versionSeen(draft: SiteDraft, operation: SiteOperation): number {
  switch (operation.op) {
    case 'change-block':
      return blockIn(draft, operation.block.id)?.version ?? UNHEARD;
    case 'remove-block':
      return blockIn(draft, operation.blockId)?.version ?? UNHEARD;
    case 'change-page':
    case 'remove-page':
      return pageIn(draft, operation.pageId)?.version ?? UNHEARD;
    case 'change-look':
      return draft.lookVersion;
    default:
      return UNHEARD;
  }
}

/**
 * The draft with operations on top that are still on their way. Whatever they change keeps the version it had: that is what
 * its writer saw. What cannot be done any more changes nothing here; the server says so in its time.
 */
export function showOperations(draft: SiteDraft, operations: readonly SiteOperation[]): SiteDraft {
  return operations.reduce((below, operation) => {
    const version = versionSeen(below, operation);
    const seen = 'version' in operation ? { ...operation, version } : operation;
    return applyOperations(below, [seen], version).draft;
  }, draft);
}
