import type { SiteOperation } from '../operations.ts';

/** Which block, page or look an operation is about. */
export function subjectOf(operation: SiteOperation): string {
  switch (operation.op) {
    case 'add-block':
    case 'change-block':
      return operation.block.id;
    case 'move-block':
    case 'remove-block':
      return operation.blockId;
    case 'add-page':
      return operation.page.id;
    case 'change-page':
    case 'move-page':
    case 'remove-page':
      return operation.pageId;
    case 'change-look':
      return 'look';
  }
}

/** One operation for two of the same thing; undefined where both must be sent. */
function joined(earlier: SiteOperation, later: SiteOperation): SiteOperation | undefined {
  if (later.op === 'change-block' && (earlier.op === 'add-block' || earlier.op === 'change-block'))
    return { ...earlier, block: later.block };
  if (later.op === 'change-page' && earlier.op === 'add-page')
    return { ...earlier, page: { ...earlier.page, slug: later.slug, title: later.title } };
  if (later.op === 'change-page' && earlier.op === 'change-page')
    return { ...later, version: earlier.version };
  if (later.op === 'change-look' && earlier.op === 'change-look')
    return { ...later, version: earlier.version };
  return undefined;
}

/** Another word in the same block is no further change: what waits is only as much as was changed. */
export function withOperation(waiting: readonly SiteOperation[], operation: SiteOperation): SiteOperation[] {
  const subject = subjectOf(operation);
  const place = waiting.findLastIndex(
    (each) => subjectOf(each) === subject && each.op !== 'move-block' && each.op !== 'move-page',
  );
  const earlier = waiting[place];
  const whole = earlier && joined(earlier, operation);
  return whole ? waiting.toSpliced(place, 1, whole) : [...waiting, operation];
}

/** After an answer: what was changed by it is seen as it stands now, so what builds on it goes through. */
export function withVersions(
  operations: readonly SiteOperation[],
  versions: ReadonlyMap<string, number>,
): SiteOperation[] {
  return operations.map((operation) => {
    const version = versions.get(subjectOf(operation));
    if (version === undefined || !('version' in operation)) return operation;
    // Theirs may have been heard of meanwhile, and seen.
    return { ...operation, version: Math.max(version, operation.version) };
  });
}
