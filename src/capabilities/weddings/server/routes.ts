import { implement } from '@orpc/server';
import type { InvitationAction } from '#capabilities/identity/rules/invitation-states.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, demandStepUp, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { weddingsContract } from '../contract.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { getSearchedLocation } from './get-searched-location.ts';
import { getWedding } from './get-wedding.ts';
import { findInvitation } from './invitations.store.ts';
import { leaveWedding } from './leave-wedding.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listPreferences } from './list-preferences.ts';
import type { WeddingUse } from './make-room.ts';
import { readInvitation } from './read-invitation.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { saveFamilyRights } from './save-family-rights.ts';
import { saveMoneyAccess } from './save-money-access.ts';
import { savePreferences } from './save-preferences.ts';
import { saveSearchedLocation } from './save-searched-location.ts';
import { saveWedding } from './save-wedding.ts';
import { sendInvitation } from './send-invitation.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'>;

/** The contract speaks for a whole route; this one serves five actions, of which some ask for more than others. */
async function demandForAction(
  { db }: Deps,
  context: RequestContext,
  { uuid, action }: { uuid: string; action: InvitationAction },
) {
  if (action === 'revoke' || action === 'remove') await demandStepUp(context, signedIn(context));
  // Sending again counts like sending, to whom it goes as well.
  if (action === 'resend') {
    const found = await findInvitation(db, uuid);
    await demandRate(context, 'invite', found?.invitation.email);
  }
}

export function weddingsRoutes(platform: Deps, weddingUses: readonly WeddingUse[]) {
  const os = implement(weddingsContract).$context<RequestContext>().use(guard);
  const actions = {
    accept: (actor, answer) => acceptInvitation({ ...platform, weddingUses }, actor, answer),
    decline: (actor, answer) => declineInvitation(platform, actor, answer),
    resend: (actor, { uuid }) => resendInvitation(platform, actor, uuid),
    revoke: (actor, { uuid }) => revokeInvitation(platform, actor, uuid),
    remove: (actor, { uuid }) => removeMember(platform, actor, uuid),
  } satisfies Record<
    InvitationAction,
    (
      actor: SignedInActor,
      answer: { uuid: string; token?: string | undefined },
    ) => ReturnType<typeof acceptInvitation>
  >;

  return {
    getWedding: os.getWedding.handler(async ({ context }) =>
      unwrap(await getWedding(platform, signedIn(context))),
    ),
    saveWedding: os.saveWedding.handler(async ({ context, input }) =>
      unwrap(await saveWedding(platform, signedIn(context), input)),
    ),
    listMembers: os.listMembers.handler(async ({ context }) =>
      unwrap(await listMembers(platform, signedIn(context))),
    ),
    saveFamilyRights: os.saveFamilyRights.handler(async ({ context, input }) =>
      unwrap(await saveFamilyRights(platform, signedIn(context), input)),
    ),
    saveMoneyAccess: os.saveMoneyAccess.handler(async ({ context, input }) =>
      unwrap(await saveMoneyAccess(platform, signedIn(context), input)),
    ),
    leaveWedding: os.leaveWedding.handler(async ({ context, input }) => ({
      left: unwrap(
        await leaveWedding(platform, signedIn(context), {
          endsWedding: input?.endsWedding ?? false,
        }),
      ),
    })),
    listInvitations: os.listInvitations.handler(({ context }) =>
      listInvitations(platform, signedIn(context)),
    ),
    sendInvitation: os.sendInvitation.handler(async ({ context, input }) =>
      unwrap(await sendInvitation(platform, signedIn(context), input)),
    ),
    actOnInvitation: os.actOnInvitation.handler(async ({ context, input }) => {
      const actor = signedIn(context);
      await demandForAction(platform, context, input);
      return unwrap(await actions[input.action](actor, input));
    }),
    readInvitation: os.readInvitation.handler(async ({ input }) =>
      unwrap(await readInvitation(platform, input.token)),
    ),
    listPreferences: os.listPreferences.handler(({ context }) =>
      listPreferences(platform, signedIn(context)),
    ),
    savePreferences: os.savePreferences.handler(async ({ context, input }) =>
      unwrap(await savePreferences(platform, signedIn(context), input)),
    ),
    getSearchedLocation: os.getSearchedLocation.handler(({ context }) =>
      getSearchedLocation(platform, context.actor),
    ),
    saveSearchedLocation: os.saveSearchedLocation.handler(async ({ context, input }) =>
      unwrap(await saveSearchedLocation(platform, signedIn(context), input)),
    ),
  };
}
