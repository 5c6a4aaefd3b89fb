import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { byUuid, day, rowId, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject, trimmedText } from '#platform/contract/ruled.ts';
import { eventSchema, eventsContract, invitationSchema } from './contract/events.contract.ts';
import { filterSchema, filtersContract } from './contract/filters.contract.ts';
import { headCountContract } from './contract/head-count.contract.ts';
import { historyContract } from './contract/history.contract.ts';
import { importsContract } from './contract/imports.contract.ts';
import { mailingSchema, mailingsContract } from './contract/mailings.contract.ts';
import { printContract } from './contract/print.contract.ts';
import { suggestionsContract } from './contract/suggestions.contract.ts';
import { tagSchema, tagsContract } from './contract/tags.contract.ts';
import { FORMALITIES } from './rules/envelope-names.ts';
import { GUEST_LANGUAGES } from './rules/guest-languages.ts';
import { MOST_AT_ONCE, MOST_GUESTS } from './rules/guest-limits.ts';
import { DIETS, NEEDS } from './rules/guest-needs.ts';
import { GUEST_KINDS, GUEST_LISTS, GUEST_SIDES } from './rules/household-choices.ts';
import { HOUSEHOLD_RULES, LINES_RULES, PERSON_RULES, peopleProblem } from './rules/household-rules.ts';

const tag = 'guests';

const side = z.enum(GUEST_SIDES);
const list = z.enum(GUEST_LISTS);

type Text = z.ZodType<string>;

/** As it comes from people, or as it is answered: what is stored is not cleaned a second time. */
function personShape(name: Text, text: Text, email: Text) {
  return {
    title: name,
    firstName: name,
    lastName: name,
    suffix: name,
    kind: z.enum(GUEST_KINDS),
    /** Whose plus-one: the place of that person in the household. */
    plusOneOf: z.number().int().min(0).nullable(),
    email,
    phone: text,
    diets: z.array(z.enum(DIETS)).max(DIETS.length),
    dietNote: text,
    needs: z.array(z.enum(NEEDS)).max(NEEDS.length),
  };
}

function householdShape(name: Text, text: Text) {
  return {
    /** '' while it is made from its people; the same for what stands on the envelopes. */
    name,
    envelopeOuter: name,
    envelopeInner: name,
    side,
    list,
    /** Of those for later: who is asked first. */
    listRank: z.number().nullable(),
    address1: name,
    address2: name,
    city: name,
    region: name,
    postalCode: name,
    country: name,
    /** '' is the language of the wedding. */
    language: z.enum(['', ...GUEST_LANGUAGES]),
    notes: text,
  };
}

const typedName = cleanText.transform(cleanName);
const typedHousehold = householdShape(typedName, cleanText);

/** Somebody new has no uuid yet. */
const personInput = ruledObject(
  { ...personShape(typedName, cleanText, trimmedText), uuid: z.uuid().nullable() },
  PERSON_RULES,
);
const people = ruled(z.array(personInput).max(50), peopleProblem);

export type PersonInput = z.output<typeof personInput>;

const householdInput = ruledObject({ ...typedHousehold, people }, HOUSEHOLD_RULES);

export type HouseholdInput = z.output<typeof householdInput>;

const householdSchema = z.object({
  ...householdShape(z.string(), z.string()),
  uuid: z.uuid(),
  version: rowId,
  /** What was sent to them, one of each kind. */
  mailings: z.array(mailingSchema),
  people: z.array(
    z.object({
      ...personShape(z.string(), z.string(), z.string()),
      uuid: z.uuid(),
      /** One for each event, in the order of the list’s events. */
      invitations: z.array(invitationSchema),
      /** Places among the list’s tags: a list of thousands has no room for their ids. */
      tags: z.array(z.number().int().min(0)),
    }),
  ),
});

export type Household = z.output<typeof householdSchema>;
export type Guest = Household['people'][number];

const guestListSchema = z.object({
  households: z.array(householdSchema),
  events: z.array(eventSchema),
  tags: z.array(tagSchema),
  filters: z.array(filterSchema),
  /** Who may only look gets names, and nothing to reach anybody by. */
  seesDetails: z.boolean(),
  canEdit: z.boolean(),
  /** In the place of editing. */
  canSuggest: z.boolean(),
  /** Null for who has no say in what family may do. */
  family: z.enum(['EDIT', 'SUGGEST']).nullable(),
  couple: z.object({ a: z.string(), b: z.string() }),
  /** So that every screen says the same of what is open and what is over. */
  today: day,
});

export type GuestListAnswer = z.output<typeof guestListSchema>;

/** As the address of the screen says it. */
const viewQuery = {
  event: shortText(100).optional(),
  reply: shortText(100).optional(),
  name: shortText(100).optional(),
  side: shortText(100).optional(),
  list: shortText(100).optional(),
  missing: shortText(100).optional(),
  tag: shortText(100).optional(),
  care: shortText(100).optional(),
  unsent: shortText(100).optional(),
};

const uuids = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);

/** Null leaves it as it is. Nobody has a place in line but those for later. */
const householdsChange = ruledObject(
  {
    uuids: z.array(z.uuid()).min(1).max(MOST_GUESTS),
    side: side.nullable(),
    list: list.nullable(),
    listRank: z.number().nullable(),
  },
  { listRank: HOUSEHOLD_RULES.listRank },
);

/** Those for later may each have a place of their own to go back to. */
const MOST_CHANGES = 1000;

export type HouseholdsChange = z.output<typeof householdsChange>;

export const guestsContract = {
  listGuests: route({
    method: 'GET',
    path: '/web-api/v1/guests',
    summary: 'The whole guest list, household by household',
    tag,
    access: 'signed-in',
  }).output(guestListSchema),

  addGuestLines: route({
    method: 'POST',
    path: '/web-api/v1/guests/lines',
    summary: 'Add households by their names, one a line: ‘Sam & Alex Lee’, ‘Lee family (4)’, ‘Ana Cruz +1’',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ lines: cleanText, side, list }, LINES_RULES))
    .output(z.object({ households: z.array(householdSchema) })),

  addHouseholds: route({
    method: 'POST',
    path: '/web-api/v1/guests/households',
    summary: 'Add households with everything that is known of them',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ households: z.array(householdInput).min(1).max(MOST_AT_ONCE) }))
    .output(z.object({ households: z.array(householdSchema) })),

  saveHousehold: route({
    method: 'PUT',
    path: '/web-api/v1/guests/households/{uuid}',
    summary: 'Change a household and who is in it; an older version than the newest is refused',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, version: rowId, ...typedHousehold, people }, HOUSEHOLD_RULES))
    .output(householdSchema),

  changeHouseholds: route({
    method: 'POST',
    path: '/web-api/v1/guests/households/change',
    summary: 'Put many households on another side or list at once',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ changes: z.array(householdsChange).min(1).max(MOST_CHANGES) }))
    .output(z.object({ changed: z.number().int() })),

  removeHouseholds: route({
    method: 'POST',
    path: '/web-api/v1/guests/households/remove',
    summary: 'Delete households and everybody in them',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ uuids }))
    .output(z.object({ removed: z.number().int() })),

  moveGuest: route({
    method: 'POST',
    path: '/web-api/v1/guests/move',
    summary: 'Move somebody to another household, or to one of their own; an empty household goes',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ guestUuid: z.uuid(), householdUuid: z.uuid().nullable() }))
    .output(householdSchema),

  exportGuests: route({
    method: 'GET',
    path: '/web-api/v1/guests/export',
    summary:
      'The guest list as a spreadsheet, one person a row; asked like the screen, only what it would show',
    tag,
    access: 'signed-in',
  })
    .input(z.object(viewQuery).default({}))
    .output(z.file()),

  ...headCountContract,

  ...eventsContract,

  ...importsContract,

  ...tagsContract,

  ...mailingsContract,

  ...historyContract,

  ...filtersContract,

  ...suggestionsContract,

  exportEnvelopes: route({
    method: 'GET',
    path: '/web-api/v1/guests/envelopes/export',
    summary: 'Names and addresses as they stand on envelopes, for a stationer; asked like the screen',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...viewQuery, formality: z.enum(FORMALITIES).default('FORMAL') }).prefault({}))
    .output(z.file()),

  ...printContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    guests: typeof guestsContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody of this wedding changed the guest list. */
    guests: true;
  }
}
