import { z } from 'zod';
import { day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { AGENDA_KINDS } from './rules/agenda-item.ts';
import { isAgendaSpan } from './rules/agenda-span.ts';
// Whoever has the calls has the codes they answer with.
import './errors.ts';

const tag = 'agenda';
const access = 'signed-in';
const BASE = '/web-api/v1/agenda';

const kinds = z.array(z.enum(AGENDA_KINDS));

const itemSchema = z.object({
  id: z.string(),
  kind: z.enum(AGENDA_KINDS),
  day,
  time: z
    .object({ startsAt: z.string(), minutes: z.number().int().positive(), timeZone: z.string() })
    .nullable(),
  title: z.string(),
  detail: z.string(),
  isDone: z.boolean(),
  href: z.string(),
});

const agendaSchema = z.object({
  /** Where the wedding is. */
  today: day,
  weddingDate: day.nullable(),
  items: z.array(itemSchema),
});

export type Agenda = z.infer<typeof agendaSchema>;

const linkSchema = z.object({
  /** The address other calendars follow; null while there is none. */
  link: z.string().nullable(),
  /** What it carries, or would. */
  kinds,
  lastReadAt: instant.nullable(),
});

export type AgendaLink = z.infer<typeof linkSchema>;

export const agendaContract = {
  readAgenda: route({
    method: 'GET',
    path: BASE,
    summary: 'What falls on these days of the plan, at most 400, as far as this member may see it',
    tag,
    access,
  })
    .input(z.object({ from: day, through: day }).refine(isAgendaSpan, { path: ['through'] }))
    .output(agendaSchema),

  downloadAgenda: route({
    method: 'GET',
    path: `${BASE}/calendar`,
    summary: 'The plan as an iCalendar file, once',
    tag,
    access,
  }).output(z.file()),

  readLink: route({
    method: 'GET',
    path: `${BASE}/link`,
    summary: 'The private link by which a person’s own calendars follow the plan',
    tag,
    access,
  }).output(linkSchema),

  makeLink: route({
    method: 'POST',
    path: `${BASE}/link`,
    summary: 'Make a link, or a new one, which ends the last',
    tag,
    access,
  }).output(linkSchema),

  chooseLinkKinds: route({
    method: 'PUT',
    path: `${BASE}/link/kinds`,
    summary: 'Choose what the link carries',
    tag,
    access,
  })
    .input(z.object({ kinds: kinds.min(1).max(AGENDA_KINDS.length) }))
    .output(linkSchema),

  endLink: route({
    method: 'DELETE',
    path: `${BASE}/link`,
    summary: 'Take the link back; it never works again',
    tag,
    access,
  }).output(z.object({ ended: z.boolean() })),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    agenda: typeof agendaContract;
  }
}
