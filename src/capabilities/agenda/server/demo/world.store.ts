import type pg from 'pg';
import { AGENDA_KINDS } from '../../rules/agenda-item.ts';

/** As the clock would make it when somebody asks for a link. */
export async function writeDemoLink(
  client: pg.ClientBase,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into agenda_links (user_id, token, created_at, kinds)
     select id, $2, $3, $4 from users where id = $1 on conflict do nothing`,
    [userId, token, now, AGENDA_KINDS],
  );
}
