import { eq, sql } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { TemplateKey } from '../rules/templates.data.ts';
import { checklists } from '../tables.ts';

export type DueTask = {
  uuid: string;
  key: string | null;
  title: string;
  dueOn: string;
  dueTime: string;
  minutes: number | null;
  place: string;
  isDone: boolean;
  assignees: { userUuid: string; firstName: string }[];
};

type DueRows = {
  weddingDate: string | null;
  lat: number | null;
  lon: number | null;
  stateCode: string | null;
  /** Null where nobody has changed the list yet. */
  templates: TemplateKey[] | null;
  tasks: DueTask[];
  /** Of the whole list. */
  done: number;
  all: number;
};

type Wanted = {
  today: string;
  /** Undefined from the beginning. */
  from?: string | undefined;
  through: string;
};

const [today, from, through] = [
  sql.placeholder('today'),
  sql.placeholder('from'),
  sql.placeholder('through'),
];

const tasksDue = sql<DueTask[]>`coalesce((
  select json_agg(json_build_object('uuid', task.uuid, 'key', task.key, 'title', task.title,
    'dueOn', task.due_on, 'dueTime', task.due_time, 'minutes', task.minutes, 'place', task.place,
    'isDone', task.done_at is not null,
    'assignees', coalesce((
      select json_agg(json_build_object('userUuid', member.user_id,
        'firstName', coalesce(nullif(users.first_name, ''), member.display_name)) order by member.joined_at)
      from checklist_assignees as assignee
      join wedding_members as member on member.user_id = assignee.user_id
        and member.wedding_id = task.wedding_id
      join users on users.id = member.user_id
      where assignee.task_uuid = task.uuid), '[]')
    ) order by task.due_on, task.due_time, task.position, task.uuid)
  from checklist_tasks as task
  where task.wedding_id = ${weddings.id} and task.removed_at is null
    and task.due_on between ${from}::date and ${through}::date
    and (task.done_at is not null or task.snoozed_until is null or task.snoozed_until <= ${today}::date)
), '[]')`;

const tasksOf = (isDone: boolean) => sql<number>`(select count(*)::int from checklist_tasks
  where wedding_id = ${weddings.id} and removed_at is null${isDone ? sql` and done_at is not null` : sql``})`;

const dueOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select({
      weddingDate: sql<string | null>`${weddings.weddingDate}::text`,
      ...{ lat: cities.lat, lon: cities.lon, stateCode: cities.stateCode },
      templates: sql<TemplateKey[] | null>`${checklists.templates}`,
      ...{ tasks: tasksDue, done: tasksOf(true), all: tasksOf(false) },
    })
    .from(weddings)
    .leftJoin(cities, eq(cities.id, weddings.cityId))
    .leftJoin(checklists, eq(checklists.weddingId, weddings.id))
    .where(eq(weddings.id, sql.placeholder('weddingId')))
    .prepare('checklist_due_of_wedding'),
);

/** What falls on these days and is neither put off nor taken off, with what days are counted by: one statement. */
export async function readDue(
  tx: Tx,
  weddingId: string,
  { today, from = '0001-01-01', through }: Wanted,
): Promise<DueRows | undefined> {
  const [row] = await dueOfWedding(tx).execute({ weddingId, today, from, through });
  return row;
}
