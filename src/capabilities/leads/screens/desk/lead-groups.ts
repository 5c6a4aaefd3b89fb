import type { Lead, LeadPage } from '../../contract/leads.contract.ts';
import { type LeadNeed, NEED_LABELS } from '../../rules/lead-need.ts';
import type { LeadPlace } from './use-lead-address.ts';

export type GroupHead = { label: string; count: number | undefined };

/** New leads as they need somebody: then each kind has a head, with how many there are. */
export function groupHeads(
  leads: readonly Pick<Lead, 'status' | 'need'>[],
  needs: LeadPage['needs'] | undefined,
  { view, sort, order, filter, name }: Pick<LeadPlace, 'view' | 'sort' | 'order' | 'filter' | 'name'>,
): ReadonlyMap<number, GroupHead> {
  const heads = new Map<number, GroupHead>();
  const isGrouped = view === 'ready' && sort === 'needs-you' && order === 'asc' && !name && filter === 'all';
  if (!isGrouped) return heads;
  const seen = new Set<LeadNeed>();
  let last: LeadNeed | null = null;
  for (const [index, { status, need }] of leads.entries()) {
    if (status !== 'READY' || need === null) {
      // Who was answered a moment ago stays where they were, but is none of those who wait.
      heads.set(index, { label: status === 'CLOSED' ? 'Just closed' : 'Just answered', count: undefined });
      last = null;
      continue;
    }
    if (need !== last)
      heads.set(index, { label: NEED_LABELS[need], count: seen.has(need) ? undefined : needs?.[need] });
    seen.add(need);
    last = need;
  }
  return heads;
}
