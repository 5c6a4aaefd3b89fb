import { findUser } from '#capabilities/identity/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listInvitationsOf } from './invitations.store.ts';
import { listLogOf } from './log.store.ts';

/** Everything this capability knows about a person, as plain JSON. */
export async function exportTeams(tx: Tx, userId: string) {
  const user = await findUser(tx, userId);
  const invitations = user ? await listInvitationsOf(tx, { userId, email: user.email }) : [];
  const log = await listLogOf(tx, userId);
  return {
    invitations: invitations.map(({ sentAt, answeredAt, ...invitation }) => ({
      ...invitation,
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    accessLog: log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}
