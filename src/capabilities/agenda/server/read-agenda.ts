import type { CalendarDate } from '#base/calendar-date.ts';
import { weddingDay } from '#capabilities/weddings/rules/wedding-day.ts';
import { type Membership, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { Agenda } from '../contract.ts';
import type { AgendaItem } from '../rules/agenda-item.ts';
import { inAgendaOrder } from '../rules/agenda-order.ts';
import type { AgendaSpan } from '../rules/agenda-span.ts';
import { findFrame } from './agenda.store.ts';
import type { CollectAgenda } from './agenda-source.ts';

export type AgendaDeps = Pick<Platform, 'db' | 'clock'> & { sources: readonly CollectAgenda[] };

/** A source that fails fails the whole: a plan with a gap that nobody sees would be worse. */
export async function collectItems(
  { sources, ...platform }: AgendaDeps,
  member: Membership,
  span: AgendaSpan,
): Promise<AgendaItem[]> {
  const collected = await Promise.all(sources.map((collect) => collect(platform, member, span)));
  return inAgendaOrder(collected.flat());
}

/** The wedding's day, and the day it is there. */
export async function readDays(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  member: Membership | undefined,
): Promise<{ today: CalendarDate; weddingDate: string | null }> {
  const { weddingDate, spot } = member
    ? await findFrame(db, member.weddingId)
    : { weddingDate: null, spot: null };
  return { today: weddingDay(spot, clock.now()), weddingDate };
}

/** What everybody who plugs in has on these days. Whoever plans no wedding has an empty one. */
export async function readAgenda(
  deps: AgendaDeps,
  { userId }: { userId: string },
  span: AgendaSpan,
): Promise<Agenda> {
  const member = await membershipOf(deps.db, userId);
  const items = member ? await collectItems(deps, member, span) : [];
  return { ...(await readDays(deps, member)), items };
}
