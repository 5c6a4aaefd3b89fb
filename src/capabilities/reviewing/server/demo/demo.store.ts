import type pg from 'pg';
import type { DisputeReason } from '../../rules/dispute-reasons.ts';
import type { DisputeState } from '../../rules/dispute-states.ts';

/** What is shown of a listing, what hurts most first. */
export async function listDemoShown(client: pg.ClientBase, storefrontId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from reviews where storefront_id = $1 and status = 'ACCEPTED' order by rating, published_at desc, id desc limit 12`,
    [storefrontId],
  );
  return rows.map(({ id }) => id);
}

export type DemoDispute = {
  uuid: string;
  reviewId: number;
  state: DisputeState;
  reason: DisputeReason;
  words: string;
  openedBy: string;
  openedAt: Date;
  answerUntil: Date;
  answer: string | null;
  answeredAt: Date | null;
  endedAt: Date | null;
  decision: string;
};

export async function insertDemoDispute(client: pg.ClientBase, dispute: DemoDispute): Promise<void> {
  const { uuid, reviewId, state, reason, words, openedBy, openedAt, answerUntil } = dispute;
  const { answer, answeredAt, endedAt, decision } = dispute;
  await client.query(
    `insert into review_disputes (uuid, review_id, state, created_at, reason, words, opened_by, opened_at, answer_until,
       answer, answered_at, ended_at, decision)
     values ($1, $2, $3, $4, $5, $6, $7, $4, $8, $9, $10, $11, $12)`,
    [
      uuid,
      reviewId,
      state,
      openedAt,
      reason,
      words,
      openedBy,
      answerUntil,
      answer,
      answeredAt,
      endedAt,
      decision,
    ],
  );
}
