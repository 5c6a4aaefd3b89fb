import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import type { Platform } from '#platform/platform.ts';
import type { AgendaItem } from '../rules/agenda-item.ts';
import type { AgendaSpan } from '../rules/agenda-span.ts';

/** What one capability has on the days of a wedding, as far as this member may see it. */
export type CollectAgenda = (
  platform: Pick<Platform, 'db' | 'clock'>,
  member: Membership,
  span: AgendaSpan,
) => Promise<AgendaItem[]>;

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    agenda?: { collect: CollectAgenda };
  }
}

export function agendaSourcesOf(capabilities: readonly Capability[]): CollectAgenda[] {
  return capabilities.flatMap(({ agenda }) => agenda?.collect ?? []);
}
