import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { byUuid, day, rowId } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { EVENT_KINDS, EVENT_MEALS, MEAL_EATERS } from '../rules/event-choices.ts';
import { DISH_RULES, EVENT_RULES } from '../rules/event-rules.ts';
import { MOST_EVENTS, MOST_GUESTS, MOST_MEALS } from '../rules/guest-limits.ts';
import { INVITATION_STATUSES } from '../rules/invitation.ts';

const tag = 'guests';

type Text = z.ZodType<string>;

function dishShape(name: Text) {
  return { name, text: name, eaters: z.enum(MEAL_EATERS) };
}

/** Days are '2027-06-12', times of day '16:30' where it happens; '' while nobody has said. */
function eventShape(name: Text, text: Text) {
  return {
    kind: z.enum(EVENT_KINDS),
    name,
    date: day.nullable(),
    startsAt: text,
    endsAt: text,
    placeName: name,
    address: name,
    attire: name,
    text,
    /** Whether guests are asked to reply. */
    asksReply: z.boolean(),
    opensOn: day.nullable(),
    closesOn: day.nullable(),
    capacity: z.number().nullable(),
    /** Whether whoever is added to the list is invited to it. */
    invitesNew: z.boolean(),
    meals: z.enum(EVENT_MEALS),
  };
}

const typedName = cleanText.transform(cleanName);

/** A new dish has no uuid yet. */
const dishInput = ruledObject({ ...dishShape(typedName), uuid: z.uuid().nullable() }, DISH_RULES);
const eventFields = { ...eventShape(typedName, cleanText), dishes: z.array(dishInput).max(50) };
const eventInput = ruledObject(eventFields, EVENT_RULES);

export type EventInput = z.output<typeof eventInput>;

export const eventSchema = z.object({
  ...eventShape(z.string(), z.string()),
  uuid: z.uuid(),
  version: rowId,
  dishes: z.array(z.object({ ...dishShape(z.string()), uuid: z.uuid() })),
});

export type GuestEvent = z.output<typeof eventSchema>;

/** Null for who is not invited. */
export const invitationSchema = z
  .object({ status: z.enum(INVITATION_STATUSES), meal: z.number().int().min(0).nullable() })
  .nullable();

/** What is to be true of these people at an event. */
const invitationChange = z.object({
  eventUuid: z.uuid(),
  status: z.enum(INVITATION_STATUSES).nullable(),
  dishUuid: z.uuid().nullable(),
  guestUuids: z.array(z.uuid()).min(1).max(MOST_GUESTS),
});

export type InvitationChange = z.output<typeof invitationChange>;

/** Of every event each reply and each dish once, so that whatever was undone can be sent back. */
const MOST_CHANGES = MOST_EVENTS * (INVITATION_STATUSES.length + 1 + MOST_MEALS);

const events = z.object({ events: z.array(eventSchema) });

export const eventsContract = {
  addEvent: route({
    method: 'POST',
    path: '/web-api/v1/guests/events',
    summary: 'Add an event that guests are invited to',
    tag,
    access: 'signed-in',
  })
    .input(eventInput)
    .output(eventSchema),

  saveEvent: route({
    method: 'PUT',
    path: '/web-api/v1/guests/events/{uuid}',
    summary: 'Change an event and its dishes; an older version than the newest is refused',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, version: rowId, ...eventFields }, EVENT_RULES))
    .output(eventSchema),

  removeEvent: route({
    method: 'POST',
    path: '/web-api/v1/guests/events/{uuid}/remove',
    summary: 'Delete an event with its invitations and replies',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(events),

  orderEvents: route({
    method: 'POST',
    path: '/web-api/v1/guests/events/order',
    summary: 'Put the events in order',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ uuids: z.array(z.uuid()).min(1).max(MOST_EVENTS) }))
    .output(events),

  setInvitations: route({
    method: 'POST',
    path: '/web-api/v1/guests/invitations',
    summary: 'Invite people to events, take them off, or note what they replied',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ changes: z.array(invitationChange).min(1).max(MOST_CHANGES) }))
    .output(z.object({ changed: z.number().int() })),
};
