import type { InquiryState } from './inquiry-state.ts';
import type { StorefrontView } from './storefront-view.ts';

/** What pressing a free day does: begin an inquiry to a storefront, go on in a thread, or nothing. */
export type DayAction = { kind: 'ask'; uuid: string } | { kind: 'thread'; uuid: string } | { kind: 'none' };

export function dayAction(
  { uuid, claimed, isPublished }: Pick<StorefrontView, 'uuid' | 'claimed' | 'isPublished'>,
  state: InquiryState,
): DayAction {
  if (!claimed || !isPublished || state.kind === 'own') return { kind: 'none' };
  if (state.kind === 'couple' && state.thread) return { kind: 'thread', uuid: state.thread.uuid };
  return { kind: 'ask', uuid };
}
