/** A page to link to, or a gap between two of them. */
export type PageMark = number | 'gap';

const ENDS = 1;

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/**
 * First and last page, the current one and its neighbours; a gap never stands for a single page.
 * Long lists always give the same number of marks, so that links keep their place under the pointer.
 */
export function paginationRange(current: number, total: number, neighbours = 1): PageMark[] {
  const most = 2 * ENDS + 2 * neighbours + 3;
  if (total <= most) return span(1, total);
  const inner = most - ENDS - 1;
  const page = Math.min(Math.max(current, 1), total);
  if (page <= inner - neighbours) return [...span(1, inner), 'gap', total];
  if (page > total - inner + neighbours) return [1, 'gap', ...span(total - inner + 1, total)];
  return [1, 'gap', ...span(page - neighbours, page + neighbours), 'gap', total];
}
