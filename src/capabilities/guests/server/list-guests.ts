import { calendarDateOf } from '#base/calendar-date.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestListAnswer } from '../contract.ts';
import type { Deps } from './change-guests.ts';
import { listInvitations } from './events/invitations.store.ts';
import { readEvents } from './events/read-events.ts';
import { listFilters } from './filters/filters.store.ts';
import { findCouple, listGuestRows, listHouseholds } from './guests.store.ts';
import { listMailings } from './mailings/mailings.store.ts';
import { presentHouseholds, presentTag } from './present.ts';
import { listTagLinks, listTags } from './tags/tags.store.ts';

/** Everybody at once. Who has no wedding yet begins one with the first name. */
export async function listGuests({ db, clock }: Deps, actor: SignedInActor): Promise<GuestListAnswer> {
  const member = await membershipOf(db, actor.userId);
  const today = calendarDateOf(clock.now());
  if (!member) {
    const couple = { a: '', b: '' };
    return {
      households: [],
      events: [],
      tags: [],
      filters: [],
      seesDetails: true,
      canEdit: true,
      canSuggest: false,
      family: null,
      couple,
      today,
    };
  }
  const { weddingId, allowed, familySuggests } = member;
  const [households, people, events, invitations, tags, tagLinks, mailings, filters, couple] =
    await Promise.all([
      listHouseholds(db, weddingId),
      listGuestRows(db, weddingId),
      readEvents(db, weddingId),
      listInvitations(db, weddingId),
      listTags(db, weddingId),
      listTagLinks(db, weddingId),
      listMailings(db, weddingId),
      listFilters(db, weddingId),
      findCouple(db, weddingId),
    ]);
  const seesDetails = allowed.includes('see-guests');
  const rows = { households, people, events, invitations, tags, tagLinks, mailings };
  return {
    households: presentHouseholds(rows, seesDetails),
    events,
    tags: seesDetails ? tags.map(presentTag) : [],
    // Who may only look finds by names.
    filters: seesDetails ? filters.map(({ uuid, name, query }) => ({ uuid, name, query })) : [],
    seesDetails,
    canEdit: allowed.includes('edit-guests'),
    canSuggest: allowed.includes('suggest-guests'),
    family: allowed.includes('manage-members') ? (familySuggests ? 'SUGGEST' : 'EDIT') : null,
    couple,
    today,
  };
}
