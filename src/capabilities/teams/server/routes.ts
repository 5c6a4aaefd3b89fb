import { implement } from '@orpc/server';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, demandStepUp, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { teamsContract } from '../contract.ts';
import { acceptLetter } from './accept-letter.ts';
import { changeRole } from './change-role.ts';
import { declineLetter } from './decline-letter.ts';
import { findInvitedAddress } from './invitations.store.ts';
import { invite } from './invite.ts';
import { leaveTeam } from './leave-team.ts';
import { readLetter } from './read-letter.ts';
import { exportTeamLog, readTeamLog } from './read-log.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';
import { resendInvite } from './resend-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { transferOwnership } from './transfer-ownership.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'>;

export function teamsRoutes(platform: Deps) {
  const os = implement(teamsContract).$context<RequestContext>().use(guard);
  const { db } = platform;
  return {
    readTeam: os.readTeam.handler(async ({ context, input }) =>
      unwrap(await readTeam(db, platform, signedIn(context), input.uuid)),
    ),
    readTeamLog: os.readTeamLog.handler(async ({ context, input }) =>
      unwrap(await readTeamLog(platform, signedIn(context), input)),
    ),
    exportTeamLog: os.exportTeamLog.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportTeamLog(platform, signedIn(context), input.uuid))),
    ),
    invite: os.invite.handler(async ({ context, input }) =>
      unwrap(await invite(platform, signedIn(context), input)),
    ),
    resendInvite: os.resendInvite.handler(async ({ context, input }) => {
      // Sending again counts like sending, to whom it goes as well.
      await demandRate(context, 'invite', await findInvitedAddress(db, input.invitationUuid));
      return unwrap(await resendInvite(platform, signedIn(context), input));
    }),
    revokeInvite: os.revokeInvite.handler(async ({ context, input }) =>
      unwrap(await revokeInvite(platform, signedIn(context), input)),
    ),
    changeRole: os.changeRole.handler(async ({ context, input }) => {
      const actor = signedIn(context);
      const { uuid, userUuid, role } = input;
      // Ownership is given and taken like access itself; other roles change with a press, and back.
      const isOwner = (await enterStorefront(db, { userId: userUuid }, uuid, 'manage-access')).ok;
      if (role === 'OWNER' || isOwner) await demandStepUp(context, actor);
      return unwrap(await changeRole(platform, actor, input));
    }),
    removeMember: os.removeMember.handler(async ({ context, input }) =>
      unwrap(await removeMember(platform, signedIn(context), input)),
    ),
    transferOwnership: os.transferOwnership.handler(async ({ context, input }) =>
      unwrap(await transferOwnership(platform, signedIn(context), input)),
    ),
    leaveTeam: os.leaveTeam.handler(async ({ context, input }) => ({
      left: unwrap(await leaveTeam(platform, signedIn(context), input.uuid)),
    })),
    readLetter: os.readLetter.handler(async ({ input }) => unwrap(await readLetter(platform, input.token))),
    acceptLetter: os.acceptLetter.handler(async ({ context, input }) =>
      unwrap(await acceptLetter(platform, signedIn(context), input.token)),
    ),
    declineLetter: os.declineLetter.handler(async ({ context, input }) => ({
      declined: unwrap(await declineLetter(platform, signedIn(context), input.token)),
    })),
  };
}
