/** Whether the first of two numbers comes before the second: negative, as in a sort. */
export type Compare = (first: number, second: number) => number;

function sinkWorst(heap: number[], compare: Compare): void {
  let parent = 0;
  for (;;) {
    let worst = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child < heap.length && compare(heap[child] ?? 0, heap[worst] ?? 0) > 0) worst = child;
    }
    if (worst === parent) return;
    [heap[parent], heap[worst]] = [heap[worst] ?? 0, heap[parent] ?? 0];
    parent = worst;
  }
}

/**
 * The best `limit` of the numbers from 0 to `count`, in order. A few out of many are kept on a heap with the worst of
 * them on top, so that most numbers cost one comparison; many are sorted.
 */
export function selectBest(count: number, limit: number, compare: Compare): number[] {
  const all = Math.min(count, limit);
  const heap = Array.from({ length: all }, (_, index) => index).sort((a, b) => compare(b, a));
  // Sorted from the worst to the best, an array is a heap already.
  if (all === 0) return [];
  if (limit * 4 > count) {
    return Array.from({ length: count }, (_, index) => index)
      .sort(compare)
      .slice(0, limit);
  }
  for (let index = all; index < count; index += 1) {
    if (compare(index, heap[0] ?? 0) >= 0) continue;
    heap[0] = index;
    sinkWorst(heap, compare);
  }
  return heap.sort(compare);
}
