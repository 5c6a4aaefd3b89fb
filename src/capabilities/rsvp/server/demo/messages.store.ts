import type pg from 'pg';
import type { MessageTexts } from '../../rules/messages/message-texts.ts';

type DemoMessages = {
  weddingId: string;
  sent: { uuid: string; texts: MessageTexts; at: Date };
  reminder: { uuid: string; at: Date };
};

/** A message that went out to everybody with an address, and the first reminder, approved. */
export async function insertDemoMessages(
  client: pg.ClientBase,
  { weddingId, sent, reminder }: DemoMessages,
): Promise<void> {
  await client.query(
    `insert into guest_messages (uuid, wedding_id, kind, number, state, audience, texts, scheduled_for, approved_at, sent_at, created_at)
     values ($1, $2, 'MESSAGE', null, 'SENT', 'EVERYONE', $3, $4, $4, $4, $4),
            ($5, $2, 'REMINDER', 1, 'SCHEDULED', 'NOT_ANSWERED', '{}', null, $6, null, $6)`,
    [sent.uuid, weddingId, JSON.stringify(sent.texts), sent.at, reminder.uuid, reminder.at],
  );
  await client.query(
    `insert into guest_message_recipients (message_uuid, household_uuid, address, skipped, at)
     select $1, h.uuid, coalesce(first.email, ''), case when first.email is null then 'NO_ADDRESS' end, $3
       from guest_households h
       left join lateral (
         select email from guests where household_uuid = h.uuid and email <> '' order by position limit 1
       ) first on true
      where h.wedding_id = $2 and h.list = 'INVITED'
     on conflict do nothing`,
    [sent.uuid, weddingId, sent.at],
  );
}
